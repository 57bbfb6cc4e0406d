/** Loaded into a site before its own code: the first SIGUSR2 rejects a promise that nothing handles, the second throws. */
process.once('SIGUSR2', () => {
  Promise.reject(new Error('rejected by a test'))
  process.once('SIGUSR2', () => {
    throw new Error('thrown by a test')
  })
})
