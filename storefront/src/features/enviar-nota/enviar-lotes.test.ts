import assert from 'node:assert/strict';
import {ApiErro} from '@clube/api-client';
import type {DestinoArquivo, RespostaEnvio} from './api.ts';
import {enviarLotes} from './enviar-lotes.ts';
import type {ArquivoNaFila} from './arquivo.ts';

const item = (nome: string, mais: Partial<ArquivoNaFila> = {}): ArquivoNaFila => ({
  chave: nome,
  arquivo: new File([nome], nome, {type: 'image/jpeg'}),
  tipo: 'image/jpeg',
  ...mais,
});
const recebida = (nome: string): DestinoArquivo => ({nome, situacao: 'recebida'});
const recusada = (nome: string, codigo?: string): DestinoArquivo => ({
  nome,
  situacao: 'recusada',
  erro: codigo ? 'Você já enviou esta nota.' : 'Não foi enviado: é da mesma nota que b',
  ...(codigo && {codigo}),
});
const recusa = (...arquivos: DestinoArquivo[]) => new ApiErro(409, {erro: 'Você já enviou esta nota.', arquivos});

/** Sends to a club that gives these answers one after the other; tells what it was sent and what came of it. */
async function enviar(itens: ArquivoNaFila[], ...respostas: (DestinoArquivo[] | ApiErro)[]) {
  const pedidos: string[] = [];
  const [partidas, chaves]: [string[][], string[]] = [[], []];
  const resultado = await enviarLotes(itens, 'CODIGO', {
    onProgress: () => undefined,
    onLeave: itens => {
      partidas.push(itens.flatMap(({envio}) => envio?.chave ?? []));
      return Promise.resolve();
    },
    enviar: ({arquivos, envio}) => {
      assert.deepEqual(
        partidas.at(-1),
        arquivos.map(() => envio.chave),
        'kept before it leaves',
      );
      chaves.push(envio.chave);
      pedidos.push(
        [arquivos.map(({name}) => name).join(envio.juntar ? '+' : ','), envio.codigo].filter(Boolean).join(' '),
      );
      const resposta = respostas.shift() ?? new ApiErro(0);
      if (resposta instanceof ApiErro) return Promise.reject(resposta);
      return Promise.resolve<RespostaEnvio>({mensagem: 'Enviada', arquivos: resposta});
    },
  });
  const sobram = resultado.sobram.map(({chave, erro, envio}) => [chave, erro ?? (envio ? 'incerto' : '')].join(': '));
  return {...resultado, itens: resultado.sobram, sobram, pedidos, chaves};
}

const INCERTO = {chave: 'antes', itens: ['outra'], juntar: false, codigo: ''};
const JUNTAS = [item('a', {recibo: 'a'}), item('b', {recibo: 'a'})];

describe('sending receipts from the phone', () => {
  it('sends single files together and joined ones apart; the code goes once', async () => {
    const {pedidos, sobram, aceitas, mensagem} = await enviar(
      [...JUNTAS, item('c')],
      [recebida('c')],
      [recebida('a'), recebida('b')],
    );
    assert.deepEqual(pedidos, ['c CODIGO', 'a+b']);
    assert.deepEqual([sobram, aceitas, mensagem], [[], 2, '2 notas recebidas.']);
  });

  it('sends the smaller picture where there is one, and nothing of what cannot go', async () => {
    const menor = new File(['x'], 'menor.jpg', {type: 'image/jpeg'});
    const {pedidos, sobram} = await enviar(
      [item('a', {menor}), item('b', {erro: 'O arquivo passa de 15 MB'})],
      [recebida('menor.jpg')],
    );
    assert.deepEqual(pedidos, ['menor.jpg CODIGO']);
    assert.deepEqual(sobram, ['b: O arquivo passa de 15 MB']);
  });

  it('keeps everything when the connection ends, and the rest when it ends half-way', async () => {
    const tudo = await enviar([...JUNTAS, item('c')], new ApiErro(0));
    assert.deepEqual([tudo.sobram, tudo.aceitas], [['c: incerto', 'a: ', 'b: '], 0]);
    assert.match(tudo.mensagem, /^Sem conexão/);
    const resto = await enviar([...JUNTAS, item('c')], [recebida('c')], new ApiErro(502));
    assert.deepEqual([resto.sobram, resto.aceitas], [['a: incerto', 'b: incerto'], 1]);
    const codigo = await enviar([item('a')], new ApiErro(422, {erro: 'Código inválido'}));
    assert.deepEqual([codigo.sobram, codigo.mensagem], [['a: '], 'Código inválido']);
  });

  it('repeats a lost sending under its key, with its code, before what was chosen meanwhile', async () => {
    const perdida = await enviar(JUNTAS, new ApiErro(0));
    const {pedidos, chaves, sobram, aceitas} = await enviar(
      [...perdida.itens, item('c')],
      [recebida('a'), recebida('b')],
      [recebida('c')],
    );
    assert.deepEqual(pedidos, ['a+b CODIGO', 'c']);
    assert.deepEqual([chaves[0], sobram, aceitas], [perdida.chaves[0], [], 2]);
    assert.notEqual(chaves[1], chaves[0]);
  });

  it('takes a new key for another sending, and after every answer', async () => {
    const perdida = await enviar(JUNTAS, new ApiErro(0));
    const resto = perdida.itens.slice(0, 1).map(({recibo: _, ...so}) => so);
    const outra = await enviar(resto, recusa(recusada('a', 'ARQUIVO_NAO_ACEITO')));
    assert.notEqual(outra.chaves[0], perdida.chaves[0]);
    assert.deepEqual(
      outra.itens.map(({envio}) => envio),
      [undefined],
    );
    const comCodigo = await enviar([item('a')], new ApiErro(422, {erro: 'Código inválido'}));
    assert.deepEqual(
      comCodigo.itens.map(({envio}) => envio),
      [undefined],
    );
  });

  it('takes a repetition for the answer that was lost', async () => {
    const {sobram, aceitas, mensagem} = await enviar(
      [item('a', {envio: INCERTO})],
      recusa(recusada('a', 'NOTA_REPETIDA')),
    );
    assert.deepEqual([sobram, aceitas, mensagem], [[], 1, '1 nota recebida.']);
    const conhecida = await enviar([item('a')], recusa(recusada('a', 'NOTA_REPETIDA')));
    assert.deepEqual([conhecida.sobram, conhecida.aceitas], [['a: Você já enviou esta nota.'], 0]);
  });

  it('does not take a repeated page for a receipt that arrived', async () => {
    const incertas = JUNTAS.map(pagina => ({...pagina, envio: INCERTO}));
    const {sobram, aceitas} = await enviar(incertas, recusa(recusada('a'), recusada('b', 'NOTA_REPETIDA')));
    assert.deepEqual([sobram, aceitas], [['a: ', 'b: Esta nota já chegou ao clube. Confira em Pontos.'], 0]);
  });

  it('gives a fault to the page that has it, not to those that did not go because of it', async () => {
    const {sobram} = await enviar(JUNTAS, recusa(recusada('a'), recusada('b', 'ARQUIVO_NAO_ACEITO')));
    assert.deepEqual(sobram, ['a: ', 'b: Você já enviou esta nota.']);
  });
});
