// The viewer carries its decoder of packed meshes, but uses it only after it has loaded a script from the address that it was given.
