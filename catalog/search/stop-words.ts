/** Stop words in English and Indonesian: too common to be worth searching. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and are as at be by can do does for from has have how i if in is it its my not of on or s that the their there this to was what ' +
    'when where which why will with you your should would could but still into ' +
    'ada adalah agar akan anda apa apakah atau bagaimana bisa dalam dan dari dengan di hanya ini itu jika juga kami karena ke lebih mengapa ' +
    'oleh pada saat saya sebagai sudah tidak untuk yang boleh berapa perlu harus padahal supaya cara setelah sekali'
  ).split(' '),
)

/**
 * What questions in Chinese and Korean consist of, between the words that they ask for. Chinese is simplified. A particle stands alone
 * after a known word.
 */
export const queryStopWords =
  /怎么样|怎么办|能不能|可不可以|是不是|应该|要不要|点样|点解|边度|系咪|得唔得|可唔可以|使唔使|要唔要|有冇|几多|怎么|怎样|如何|什么|为什么|请问|哪里|哪个|哪款|哪些|可以|需要|多少|有没有|[的吗呢了嘅咩啊是我你您有在要吧会能和与用到最]|어떻게|어떤|무슨|무엇|언제|어디|있나요|하나요|되나요|인가요|해요|하는|방법|얼마나|있을까요|될까요|할까요|필요한가요|나요(?= |$)|추천|(?<= |^)(?:에서|으로|[이가도만와과])(?= |$)|[아어해]도(?= |$)|[은는을를의에로요](?= |$)/gu

/** At the end of a Korean word of two syllables or more. */
export const koreanParticle = /(?<=[가-힣]{2})(?:에서는?|에는|에게|으로|까지|부터|이나|[은는이가을를에의도로와과만])$/u
