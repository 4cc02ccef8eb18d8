/** Lower-case letters, their marks and digits of any script, in parts joined by single hyphens. */
export const slugPattern = /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+(-[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+)*$/u
