// Styles for parts in other languages than the page's own, which its document has.
import '../styles/languages/east-asian.css'
import '../styles/languages/ko.css'
import '../styles/languages/zh-hans.css'
import '../styles/languages/zh-hant.css'
