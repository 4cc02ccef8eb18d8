/** A small module, because the demo's login page loads it. */
export const demoPassword = 'nep-demo'

export const demoAccounts = [
  { email: 'owner@nep.vn', password: demoPassword, name: 'Vũ Minh Nguyệt', role: 'Quản trị viên' },
  { email: 'editor@nep.vn', password: demoPassword, name: 'Trần Khánh Linh', role: 'Biên tập viên' },
  { email: 'kho@nep.vn', password: demoPassword, name: 'Phạm Đức Thịnh', role: 'Thủ kho' },
] as const
