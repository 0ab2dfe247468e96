const { existsSync, readFileSync } = require('node:fs');

/**
 * Gives the bundler Next's own files as the modules that Next ships beside them (docs/adr/430): the same code, of which browsers then load what is used. A file
 * without one stays as it is.
 */
module.exports = function loadModule(source) {
  const twin = this.resourcePath.replace(/([\\/]next[\\/]dist[\\/])(?=client|shared|lib)/, '$1esm/');
  return twin !== this.resourcePath && existsSync(twin) ? readFileSync(twin, 'utf8') : source;
};
