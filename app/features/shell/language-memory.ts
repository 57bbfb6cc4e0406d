import { languages } from '#contract/languages.ts'

const prefixes = Object.fromEntries(languages.map(({ tag, prefix }) => [tag, prefix]))
const tags = Object.fromEntries(languages.filter(({ prefix }) => prefix !== '').map(({ tag, prefix }) => [prefix, tag]))

/**
 * Remembers the language in session storage (G2). It stands in the head and runs before anything is painted: an unprefixed page moves to
 * the language of the session, a prefixed one sets it. A click on a language (`data-language-tag`) sets it as well and puts a timestamp
 * into the address (G3); it works before React has started. The pages themselves stay pure functions of their URL.
 */
export const languageMemory = `(function(){
var prefixes=${JSON.stringify(prefixes)},tags=${JSON.stringify(tags)},l=location,store;
try{store=sessionStorage;store.getItem('lang')}catch(e){return}
var first=l.pathname.split('/')[1].toLowerCase(),tag=tags[first],kept=store.getItem('lang');
if(tag)store.setItem('lang',tag);
else if(kept&&prefixes[kept]&&window.top===window)l.replace('/'+prefixes[kept]+(l.pathname==='/'?'':l.pathname)+l.search+l.hash);
else if(!kept)store.setItem('lang','en');
if(!store.getItem('country'))store.setItem('country','sg');
document.addEventListener('click',function(e){
var a=e.target.closest&&e.target.closest('a[data-language-tag]');if(!a)return;
store.setItem('lang',a.getAttribute('data-language-tag'));
var u=new URL(a.href);u.hash=l.hash;if(a.hasAttribute('data-timestamp'))u.searchParams.set('t',Date.now());
a.href=u.pathname+u.search.replace(/%2C/g,',').replace(/%3A/g,':').replace(/%3B/g,';')+u.hash;
},true);
})()`
