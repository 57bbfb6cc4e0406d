import { languages } from '#contract/languages.ts'

const prefixes = Object.fromEntries(languages.map(({ tag, prefix }) => [tag, prefix]))

/**
 * Stores the language in session storage (G2). The script is in the head and runs before first paint. On a URL without a prefix it redirects to the
 * language of the session; on one with a prefix it stores that language. A click on a language link (`data-language-tag`) stores it too and adds a
 * timestamp to the URL (G3), even before hydration. A page with a timestamp starts at the top: the script removes the hash, which names a tab, and
 * restores it once the browser no longer scrolls to it. If storage is blocked, the script replaces it with an object in memory, for the router too.
 * Page content depends only on the URL.
 */
export const languageMemory = `(function(){
var prefixes=${JSON.stringify(prefixes)},l=location,h=history,store;
try{store=sessionStorage;store.setItem('writable','');store.removeItem('writable')}catch{
var kept={__proto__:null};
store={getItem:k=>k in kept?kept[k]:null,setItem(k,v){kept[k]=String(v)},removeItem(k){delete kept[k]}};
try{Object.defineProperty(window,'sessionStorage',{value:store,configurable:true})}catch{}
}
var first=l.pathname.split('/')[1].toLowerCase(),own=first&&Object.keys(prefixes).find(tag=>prefixes[tag]===first),chosen=store.getItem('lang');
if(own)store.setItem('lang',own);
else if(prefixes[chosen]&&top===window)l.replace('/'+prefixes[chosen]+(l.pathname==='/'?'':l.pathname)+l.search+l.hash);
else if(!chosen)store.setItem('lang','en');
if(l.hash&&/[?&]t=\\d/.test(l.search)){
var address=l.pathname+l.search,hash=l.hash,show=url=>h.replaceState(h.state,'',url);
show(address);
addEventListener('DOMContentLoaded',()=>setTimeout(()=>show(address+hash)));
}
if(!store.getItem('country'))store.setItem('country','sg');
addEventListener('click',e=>{
var a=e.target.closest&&e.target.closest('a[data-language-tag]');if(!a)return;
store.setItem('lang',a.dataset.languageTag);
var u=new URL(a.href);u.hash=l.hash;if('timestamp'in a.dataset)u.searchParams.set('t',Date.now());
a.href=u.pathname+u.search.replace(/%(2C|3A|3B)/g,decodeURIComponent)+u.hash;
},true);
})()`
