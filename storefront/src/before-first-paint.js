// Runs before the first paint, in one script with the theme's. The build writes into the page what stands in `data-…`.
(function () {
  const {start, calls} = document.currentScript.dataset;
  const session = kind => {
    try {
      return JSON.parse(localStorage.getItem(`clube.sessao.${kind}`)) || {};
    } catch {
      // There is no storage, or what stands there was not written by us.
      return {};
    }
  };
  const token = kind => session(kind).token || '';
  // As the app itself writes it: an answer to other sessions is not taken.
  const authorization = ['loja', 'painel', 'relatorio'].map(token).join('|');
  const member = Boolean(token('loja'));
  // Before that nothing is answered but who one is.
  const accepted = session('loja').dono?.aceitouRegulamento === '1';
  // Who is logged in is led on from the landing page: what the page was sent with is not for them.
  if (member) document.documentElement.dataset.member = '';

  // What the screen needs is requested while the app is still loading; the app takes the answers when it makes the same calls.
  const {always, screen} = JSON.parse(calls || '{"always": {}, "screen": {}}');
  const parts = location.pathname.split('/').slice(1);
  // A query may ask for something else.
  const early = [always, ...(location.search ? [] : [screen])];
  const {pathname, search} = location;
  const headers = {Accept: 'application/json', Authorization: authorization, 'X-Pagina': pathname + search};
  window.earlyCalls = {};
  for (const {anybody = [], member: members = [], pictures} of early) {
    const paths = [...anybody, ...(member && accepted ? members : [])];
    for (const [i, call] of paths.entries()) {
      const path = call.replace(/\{(\d)\}/, (_, part) => parts[part]);
      const leaving = new AbortController();
      const answer = fetch(path, {headers, signal: leaving.signal});
      if (pictures && i === 0) fetchPictures(answer, pictures);
      // Whoever takes it hears of the failure.
      answer.catch(() => undefined);
      window.earlyCalls[path] = {authorization, answer, leave: () => leaving.abort()};
    }
  }

  // As the app will show them, which then finds them there.
  function fetchPictures(answer, {first, sizes}) {
    answer
      .then(response => response.clone().json())
      .then(({premios}) => {
        for (const {imagens} of premios.slice(0, first)) {
          const image = new Image();
          image.fetchPriority = 'high';
          image.sizes = sizes;
          image.srcset = imagens.map(({url, largura}) => `${url} ${largura}w`).join(', ');
        }
      })
      .catch(() => undefined);
  }

  // A page that can be seen already: the app begins once it is.
  if (start)
    document.addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => import(start)))),
    );
})();
