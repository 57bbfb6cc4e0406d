/** Stop words in English and Indonesian: too common to be worth searching. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and are as at be by can do does for from has have how i if in is it its my not of on or s that the their there this to was what ' +
    'when where which why will with you your ' +
    'ada adalah agar akan anda apa apakah atau bagaimana bisa dalam dan dari dengan di hanya ini itu jika juga kami karena ke lebih mengapa ' +
    'oleh pada saat saya sebagai sudah tidak untuk yang'
  ).split(' '),
)
