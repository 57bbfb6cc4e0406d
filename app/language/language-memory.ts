import { languages } from '#contract/languages.ts'

const prefixes = Object.fromEntries(languages.map(({ tag, prefix }) => [tag, prefix]))
const tags = Object.fromEntries(languages.filter(({ prefix }) => prefix !== '').map(({ tag, prefix }) => [prefix, tag]))

/**
 * Stores the language in session storage (G2). The script is in the head and runs before first paint. On a URL without a prefix it redirects to the
 * language of the session; on one with a prefix it stores that language. A click on a language link (`data-language-tag`) stores it too and adds a
 * timestamp to the URL (G3), even before hydration. A page with a timestamp starts at the top: the script removes the hash, which names a tab, and
 * restores it once the browser no longer scrolls to it. If storage is blocked, the script replaces it with an object in memory, for the router too.
 * Page content depends only on the URL.
 */
export const languageMemory = `(function(){
var prefixes=${JSON.stringify(prefixes)},tags=${JSON.stringify(tags)},l=location,store;
try{store=sessionStorage;store.setItem('writable','');store.removeItem('writable')}catch(e){
var kept={__proto__:null};
store={getItem:function(k){return k in kept?kept[k]:null},setItem:function(k,v){kept[k]=String(v)},removeItem:function(k){delete kept[k]}};
try{Object.defineProperty(window,'sessionStorage',{value:store,configurable:true})}catch(e){}
}
var first=l.pathname.split('/')[1].toLowerCase(),tag=tags[first],chosen=store.getItem('lang');
if(tag)store.setItem('lang',tag);
else if(chosen&&prefixes[chosen]&&window.top===window)l.replace('/'+prefixes[chosen]+(l.pathname==='/'?'':l.pathname)+l.search+l.hash);
else if(!chosen)store.setItem('lang','en');
if(l.hash&&/[?&]t=\\d/.test(l.search)){
var address=l.pathname+l.search,hash=l.hash;
history.replaceState(history.state,'',address);
document.addEventListener('DOMContentLoaded',function(){setTimeout(function(){history.replaceState(history.state,'',address+hash)})});
}
if(!store.getItem('country'))store.setItem('country','sg');
document.addEventListener('click',function(e){
var a=e.target.closest&&e.target.closest('a[data-language-tag]');if(!a)return;
store.setItem('lang',a.getAttribute('data-language-tag'));
var u=new URL(a.href);u.hash=l.hash;if(a.hasAttribute('data-timestamp'))u.searchParams.set('t',Date.now());
a.href=u.pathname+u.search.replace(/%(2C|3A|3B)/g,decodeURIComponent)+u.hash;
},true);
})()`
