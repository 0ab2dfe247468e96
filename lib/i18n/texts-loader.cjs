/**
 * next-intl's own loader of texts, which parses them with the build. Next requires its loaders, and Node before 20.19 cannot
 * require a module: this one imports it.
 */
module.exports = function loadTexts(source) {
  const done = this.async();
  import('next-intl/extractor/catalogLoader').then((module) => module.default.call(this, source)).catch(done);
};
