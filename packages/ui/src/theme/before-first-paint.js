// Runs before the first paint, as a file of its own, so that a strict script policy needs no exception for it.
(function () {
  try {
    var tema = localStorage.getItem('clube.tema');
    if (tema === 'claro' || tema === 'escuro') document.documentElement.dataset.tema = tema;
  } catch {
    // Storage may be forbidden; the system's preference then decides.
  }
})();
