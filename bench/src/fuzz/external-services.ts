import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

/** Starts fakes of the external services: postal codes and municipalities. */
export async function startExternalServices(): Promise<{
  url: string;
  cepUrl: string;
  municipiosUrl: string;
  stop(): Promise<void>;
}> {
  const server = createServer((request, response) => {
    const cep = /\/(\d{8})$/.exec(request.url ?? '')?.[1];
    const known = cep !== undefined && cep.startsWith('0');
    const found = {cep, logradouro: 'Praça da Sé', bairro: 'Sé', localidade: 'São Paulo', uf: 'SP'};
    const answer = request.url?.startsWith('/municipios/') ? [{nome: 'Blumenau'}] : known ? found : {erro: true};
    response.writeHead(200, {'Content-Type': 'application/json'}).end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return {url, cepUrl: `${url}/{cep}`, municipiosUrl: `${url}/municipios/{uf}`, stop};
}
