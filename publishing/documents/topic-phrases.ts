import type { Topic } from '#contract/content/support.ts'
import type { Language } from '#contract/languages.ts'

/** Phrases of which instructions consist, in lower case. A text that has one without being marked with the topic is a fault while a notice is open. */
export const topicPhrases: Record<Topic, Record<Language, readonly string[]>> = {
  'removing-the-door': {
    en: [
      'door off',
      'off the door',
      'remove the door',
      'removing the door',
      'lift it off with both hands',
      'clips on both hinges',
      'turn the clips',
    ],
    'zh-Hans': ['拆下炉门', '取下炉门', '炉门可以拆下', '铰链的卡扣', '转回卡扣'],
    'zh-Hant': ['拆下爐門', '爐門可以拆下', '鉸鏈的卡扣', '轉回卡扣'],
    ko: ['도어를 먼저 떼', '도어를 떼어', '경첩의 걸쇠', '걸쇠를 되돌'],
    id: [
      'pintunya dilepas',
      'pasang kembali pintu',
      'melepas pintu',
      'pintunya saya lepas',
      'kedua engsel',
      'kembalikan penjepit',
    ],
  },
  'converting-to-lpg': {
    en: ['change the four jets', 'bypass screws', '0.98 mm', 'fits the new jets'],
    'zh-Hans': ['换四个喷嘴', '旁通螺丝', '0.98 毫米', '换上新喷嘴'],
    'zh-Hant': ['換四個噴嘴', '旁通螺絲', '0.98 毫米', '換上新噴嘴'],
    ko: ['노즐 네 개를 바꾼', '바이패스 나사', '0.98 mm'],
    id: ['ganti keempat spuyer', 'sekrup bypass', '0,98 mm'],
  },
}
