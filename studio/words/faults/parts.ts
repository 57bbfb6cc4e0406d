import type { Sentence } from './sentence.ts'

/** Faults of texts, of translations, and of parts that belong together. */
export const partSentences: readonly Sentence[] = [
  ['is missing: describe the picture for people who cannot see it', '缺失：请为看不见图片的人描述图片内容'],
  ['is missing: the page of a campaign needs a picture', '缺失：活动页面需要图片'],
  ['is missing: a series without products needs a picture of its own', '缺失：没有产品的系列需要自己的图片'],
  ['has {count} entries, but there are {pictures} pictures to download', '有 {count} 项，但可下载的图片有 {pictures} 张'],
  [
    'has {count} entries, but needs {needed}: one for each entry of sectionPictures, or of the English sections',
    '有 {count} 项，但需要 {needed} 项：每个段落图片或每个英文段落一项',
    'has {count} entries, but needs {needed}: one for each picture of a section, or for each English section',
  ],
  [
    'has {count} entries, but {field} in product.yaml has {other}: write one entry for each',
    '有 {count} 项，但产品资料中有 {other} 项：请逐项对应',
    'has {count} entries, but the facts of the product have {other}: write one entry for each',
  ],
  ['has {count} entries, but English has {other}: write the same number', '有 {count} 项，但英文有 {other} 项：数量要相同'],
  [
    'has {count} steps, but care.yaml has {pictures} pictures',
    '有 {count} 个步骤，但有 {pictures} 张图片',
    'has {count} steps, but there are {pictures} pictures',
  ],
  ['has {count} steps, but English has {other}: write the same number', '有 {count} 个步骤，但英文有 {other} 个：数量要相同'],
  ['has no texts for the question {id}', '没有问题 {id} 的文字'],
  ['has no texts for {id}', '没有 {id} 的文字'],
  ['has no text for {id}', '没有 {id} 的文字'],
  ['questions.yaml has no question {id}', '资料中没有问题 {id}', 'the facts have no question {id}'],
  ['care.yaml has no family {id}', '资料中没有机型组 {id}', 'the facts have no family {id}'],
  ['care.yaml has no task {id}', '资料中没有任务 {id}', 'the facts have no task {id}'],
  ['care.yaml has no reminder {id}', '资料中没有提醒 {id}', 'the facts have no reminder {id}'],
  ['page.yaml has no {id}', '资料中没有 {id}', 'the facts have no {id}'],
  ['none of them applies to {code}', '没有一项适用于 {code}'],
  ['no model of the family has these values', '该机型组没有型号具备这些数值'],
  ['is not fully translated: {languages}', '翻译不完整：{languages}'],
  [
    'needs the file {folder}/en.yaml: the site shows English where a translation is missing',
    '需要英文文字：没有译文的地方，网站会显示英文',
    'needs the English text: the site shows it where a translation is missing',
  ],
  [
    '"{found}" is not the glossary\'s word: write "{term}"',
    '“{found}”不是术语表中的用词：请写“{term}”',
    '“{found}” is not the word of the glossary: write “{term}”',
  ],
  [
    '{{placeholder}} cannot be filled in: no model of the family has a value {key}',
    '{{placeholder}} 无法填入：该机型组没有型号具备参数 {key}',
  ],
  [
    '{{placeholder}} stays as it is: nothing fills in the texts of this file',
    '{{placeholder}} 会原样显示：这里的文字不填入参数',
    '{{placeholder}} stays as it is: these texts are not filled in',
  ],
  [
    '{{placeholder}} is not a placeholder: write it like {rh-9010.airflow}, or {rh-9010.width in cm}',
    '{{placeholder}} 不是占位符：请写成 {rh-9010.airflow} 或 {rh-9010.width in cm} 的形式',
  ],
  ['{{placeholder}} cannot be filled in here: no product has this value', '{{placeholder}} 在此处无法填入：没有产品具备这个数值'],
  ['{{placeholder}} names {code}, which does not exist', '{{placeholder}} 指向不存在的 {code}'],
  [
    '{{placeholder}} cannot be filled in: {code} has no value {key} of this kind',
    '{{placeholder}} 无法填入：{code} 没有这种参数 {key}',
  ],
]
