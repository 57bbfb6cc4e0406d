/** Words and names that `Intl.Segmenter` wrongly splits, in simplified and traditional characters. */
const appliances =
  '抽油烟机 抽油煙機 油煙機 微波焗爐 微波炉 微波爐 电磁炉 電磁爐 洗碗机 洗碗機 蒸烤箱 多米诺 多米諾 炉头 爐頭 铜火盖 銅火蓋 加热区 加熱區 灶面 單星盆 雙星盆'
const parts = '温度探针 溫度探針 排煙喉 瀝水板 圓底鑊 双旋钮 雙旋鈕 单旋钮 單旋鈕 烟道 煙道 燃气 燃氣 锅底 鍋底'
const materials = '石英石 浅石灰色 淺石灰色 珍珠白 拉丝 拉絲 髮絲紋 浇铸 澆鑄'
const service = '工作日 次日 回访 回訪 文件夹 文件夾 浏览器 瀏覽器 展厅 展廳 网店 網店 高温自清洁 高溫自潔 預防性 發展商 开发商'
const phrases =
  '灶台见 灶臺見 下过厨 下過廚 洗好 看得见 看得見 数得清 數得清 一整面 第二台 第二部 聽得見 上方 装有 裝有 枝条 枝條'
const countries = '马来西亚 馬來西亞 印度尼西亚'
const towns =
  '大巴窑 大巴窯 实龙岗 實龍崗 武吉知马 武吉知馬 罗拔申 羅拔申 曼彻斯特 曼徹斯特 鰂鱼涌 鰂魚涌 茶园道 茶園道 铸坊 鑄坊'
const districts = '首尔市 首爾市 城东区 城東區 麻浦区 麻浦區 釜山市 海云台区 海雲臺區'
const hongKong = '工作天 催化內襯 內襯 內槽 鑊底 嵌入孔 廚櫃開口 觸控條 自由烹調區 暖灰色 均勻 一家人 整幢 維修流程'

const wholeWords = [appliances, parts, materials, service, phrases, countries, towns, districts, hongKong].join(' ').split(' ')

export const wholeWord = new RegExp(`(${wholeWords.join('|')})`, 'u')
