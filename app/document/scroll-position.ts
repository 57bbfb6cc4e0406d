/** React Router's hook saves positions under this key. */
export const scrollPositionsKey = 'react-router-scroll-positions'

/** Restores the scroll position of a reloaded page before its scripts run. */
export const restoreScroll = `(function(key){
var state=history.state
if(!state||!state.key)history.replaceState(state={key:Math.random().toString(32).slice(2)},'')
try{
var y=JSON.parse(sessionStorage.getItem(key)||'{}')[state.key]
if(typeof y=='number')scrollTo(0,y)
}catch(e){sessionStorage.removeItem(key)}
})('${scrollPositionsKey}')`
