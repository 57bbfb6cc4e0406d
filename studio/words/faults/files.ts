import type { Sentence } from './sentence.ts'

/** Faults of files and folders as such. The studio writes none of them, but a colleague may by hand. */
export const fileSentences: readonly Sentence[] = [
  ['is outside the content folder: put the file inside it', '在内容文件夹之外：请把文件放进去'],
  ['is missing: the site needs this file', '缺失：网站需要这个文件'],
  ['is missing: the site needs all six categories', '缺失：网站需要全部六个品类'],
  ['was changed while it was read', '在读取时有更改'],
  ['cannot be read as YAML: {why}', '文件格式有误，无法读取：{why}', 'the file has a fault in its form: {why}'],
  [
    'is saved as UTF-16: save it as UTF-8 (in your editor: Save as, Encoding: UTF-8)',
    '保存为 UTF-16 编码：请另存为 UTF-8（在编辑器中：另存为，编码：UTF-8）',
  ],
  [
    '{file} is saved as UTF-16: save it as UTF-8 (in your editor: Save as, Encoding: UTF-8)',
    '{file} 保存为 UTF-16 编码：请另存为 UTF-8（在编辑器中：另存为，编码：UTF-8）',
  ],
  [
    'is not UTF-8: this line has characters of another encoding, such as GBK, Big5, CP949 or Windows-1252. Open it in that encoding and save it as UTF-8',
    '不是 UTF-8 编码：此行有其他编码（如 GBK、Big5、CP949 或 Windows-1252）的字符。请以该编码打开，再另存为 UTF-8',
  ],
  [
    '{file} is not UTF-8: this line has characters of another encoding, such as GBK, Big5, CP949 or Windows-1252. Open it in that encoding and save it as UTF-8',
    '{file} 不是 UTF-8 编码：此行有其他编码（如 GBK、Big5、CP949 或 Windows-1252）的字符。请以该编码打开，再另存为 UTF-8',
  ],
  [
    'has the character \ufffd in this line: text was lost when it was converted. Type it again',
    '此行有字符 \ufffd：转换时丢失了文字，请重新输入',
  ],
  [
    '{file} has the character \ufffd in this line: text was lost when it was converted. Type it again',
    '{file} 此行有字符 \ufffd：转换时丢失了文字，请重新输入',
  ],
  ['the folder cannot be read: {why}', '无法读取文件夹：{why}'],
  ['the content folder cannot be read: {why}', '无法读取内容文件夹：{why}'],
  ['cannot be read: {why}', '无法读取：{why}'],
  [
    'removes {path}, which does not exist: correct the path, or take it out of the list',
    '要删去的 {path} 不存在：请改正路径，或从列表中去掉',
  ],
  ['is not used by the site: correct the name of the file, or delete it', '网站没有使用此文件：请改正文件名，或删去文件'],
  [
    'is not a release, so it never shows: it must be a folder named by its day and a name, such as 2026-12-01-new-year',
    '不是定时发布，所以不会显示：必须是以日期和名称命名的文件夹，例如 2026-12-01-new-year',
  ],
  ['must be a list of files, such as ["news/a/en.yaml"]', '必须是文件列表，例如 ["news/a/en.yaml"]'],
  ['must be the path of a file below the content folder, not {path}', '必须是内容文件夹中文件的路径，而不是 {path}'],
  ['must match the name of the folder: accessories/{folder}', '必须与文件夹名一致：{folder}'],
  [
    'must match the name of the folder: rename the folder to products/{folder}, or correct the code',
    '型号必须与文件夹名一致：请改正型号，或把文件夹改名为 {folder}',
  ],
  [
    'the site has no page {page}: the name of the folder must be one of {names}',
    '网站没有页面 {page}：文件夹名必须是以下之一：{names}',
  ],
  [
    'the site has no category {category}: the name of the folder must be one of {names}',
    '网站没有品类 {category}：文件夹名必须是以下之一：{names}',
  ],
]
