// Runs before the first paint: the build writes it into the page.
(function () {
  try {
    var tema = localStorage.getItem('clube.tema');
    if (tema === 'claro' || tema === 'escuro') document.documentElement.dataset.tema = tema;
  } catch {
    // Storage may be forbidden; then the system's preference is used.
  }
})();
