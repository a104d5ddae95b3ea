// Runs before the first paint, in one file with the theme's.
(function () {
  try {
    // Who is logged in is led on from the landing page: what the page was sent with is not for them.
    if (localStorage.getItem('clube.sessao.loja')) document.documentElement.dataset.member = '';
  } catch {
    // Without storage nobody is logged in.
  }
  // A page that can be seen already: the app begins once it is.
  var start = document.currentScript.dataset.start;
  if (start)
    document.addEventListener('DOMContentLoaded', function () {
      requestAnimationFrame(function () {
        setTimeout(function () {
          import(start);
        });
      });
    });
})();
