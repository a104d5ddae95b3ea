// Pages of the explorer: no inline script, so that the content policy holds here too.

const head = (title: string, extra = '') =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${extra}</head>`;

export const EXPLORER_PAGE = `${head('API do Clube do Pintor', '<link rel="stylesheet" href="swagger-ui.css"><link rel="icon" href="favicon-32x32.png">')}
<body><div id="swagger-ui"></div><script src="swagger-ui-bundle.js"></script><script src="iniciar.js"></script></body></html>`;

export const EXPLORER_SCRIPT = `window.ui = SwaggerUIBundle({
  url: '/openapi.json', dom_id: '#swagger-ui', deepLinking: true, filter: true,
  defaultModelsExpandDepth: 0, displayRequestDuration: true, tryItOutEnabled: true,
});`;

export const LOGIN_PAGE = `${head('Entrar no explorador da API', '<style>body{font:16px/1.5 system-ui;background:#fbf7f0;color:#14213d;display:grid;place-items:center;min-height:100vh;margin:0}form{background:#fff;border:1px solid #e3dccf;border-radius:14px;padding:32px;width:min(360px,90vw);display:grid;gap:12px}input,button{font:inherit;min-height:48px;padding:0 12px;border-radius:4px;border:1px solid #8d8778}button{background:#1f4fd8;color:#fff;border:0;font-weight:600}[role=alert]{color:#c7401c;min-height:1.5em;margin:0}</style>')}
<body><main><form id="entrar"><h1>API do Clube</h1><label for="cpf">CPF</label><input id="cpf" inputmode="numeric" autocomplete="username" required>
<label for="senha">Senha</label><input id="senha" type="password" autocomplete="current-password" required><p role="alert" id="erro"></p><button>Entrar</button></form></main><script src="entrar.js"></script></body></html>`;

export const LOGIN_SCRIPT = `document.getElementById('entrar').addEventListener('submit', async event => {
  event.preventDefault();
  const value = id => document.getElementById(id).value;
  const report = text => { document.getElementById('erro').textContent = text; };
  try {
    const login = await fetch('/api/sessoes/usuario', {method: 'POST', headers: {'Content-Type': 'application/json', 'X-Pagina': '/painel'},
      body: JSON.stringify({cpf: value('cpf').replace(/\\D/g, ''), senha: value('senha')})});
    const answer = await login.json();
    if (!login.ok) return report(answer.erro);
    const entered = await fetch('/explorer/entrar', {method: 'POST', headers: {Authorization: '|' + answer.token + '|'}});
    if (entered.ok) location.reload(); else report('Não foi possível entrar.');
  } catch { report('Sem conexão com o servidor.'); }
});`;
