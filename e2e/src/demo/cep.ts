import {createServer, type Server} from 'node:http';

/** A stand-in for the postal-code service, on this machine, in the service's own words. */
export async function startCep(): Promise<{url: string; stop(): void}> {
  const server: Server = createServer((request, response) => {
    const cep = /\/(\d{8})\//.exec(request.url ?? '')?.[1];
    const known = {
      cep: '01310-100',
      logradouro: 'Avenida Paulista',
      bairro: 'Bela Vista',
      localidade: 'São Paulo',
      uf: 'SP',
    };
    response
      .writeHead(200, {'Content-Type': 'application/json'})
      .end(JSON.stringify(cep === '01310100' ? known : {erro: 'true'}));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {url: `http://127.0.0.1:${port}/{cep}/`, stop: () => void server.close()};
}
