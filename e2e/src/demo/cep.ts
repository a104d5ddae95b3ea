import {createServer, type Server} from 'node:http';

const MUNICIPIOS = [{nome: 'Joinville'}, {nome: 'Blumenau'}];

/** A local fake of the postal-code and municipalities services, with responses in their formats. */
export async function startCep(): Promise<{url: string; municipiosUrl: string; stop(): void}> {
  const server: Server = createServer((request, response) => {
    const cep = /\/(\d{8})\//.exec(request.url ?? '')?.[1];
    const known = {
      cep: '01310-100',
      logradouro: 'Avenida Paulista',
      bairro: 'Bela Vista',
      localidade: 'São Paulo',
      uf: 'SP',
    };
    if (request.url?.startsWith('/municipios/')) {
      // One state for which the service does not respond, so that its city is typed.
      if (request.url === '/municipios/AC') response.writeHead(503).end();
      else response.end(JSON.stringify(MUNICIPIOS));
      return;
    }
    response
      .writeHead(200, {'Content-Type': 'application/json'})
      .end(JSON.stringify(cep === '01310100' ? known : {erro: 'true'}));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const base = `http://127.0.0.1:${port}`;
  return {url: `${base}/{cep}/`, municipiosUrl: `${base}/municipios/{uf}`, stop: () => void server.close()};
}
