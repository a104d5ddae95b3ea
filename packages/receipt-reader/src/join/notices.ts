import {formatarReais, type AvisoLeitura, type LugarLido} from '@clube/domain';
import type {Indicios, ItemDoDocumento, Marca} from '../document/types';
import {candidatos} from './candidates';
import {chavesDeCodigos, chavesDeTexto, type ChaveEscolhida} from './key';
import type {Soma} from './sums';

const MARCA_MINIMA = 0.6;

export interface BaseDosAvisos {
  leituras: readonly Indicios[];
  chave?: ChaveEscolhida;
  total?: number;
  itens: readonly ItemDoDocumento[];
  soma: Soma;
  partes?: LugarLido[][];
}

/** What a person should know before scoring, the gravest first. */
export function avisosDe(base: BaseDosAvisos): AvisoLeitura[] {
  return [...graves(base), ...contradicoes(base), ...informacoes(base)];
}

function temMarca(leituras: readonly Indicios[], marca: Marca): boolean {
  return leituras.some(({marcas}) =>
    marcas?.some(({valor, confianca}) => valor === marca && confianca >= MARCA_MINIMA),
  );
}

function* graves({leituras, partes}: BaseDosAvisos): Generator<AvisoLeitura> {
  if (temMarca(leituras, 'homologacao'))
    yield {
      tipo: 'homologacao',
      gravidade: 'erro',
      texto: 'Documento do ambiente de testes (homologação): sem valor fiscal.',
    };
  if (temMarca(leituras, 'cancelada'))
    yield {tipo: 'cancelada', gravidade: 'erro', texto: 'O documento está marcado como cancelado.'};
  if (partes && partes.length >= 2)
    yield {
      tipo: 'duas_notas',
      gravidade: 'erro',
      texto: `Há ${partes.length === 2 ? 'duas' : partes.length} notas neste envio. Separe antes de pontuar.`,
      partes,
    };
  else if (
    temMarca(leituras, 'duas_notas') ||
    (chavesDeCodigos(leituras).length >= 2 && !temMarca(leituras, 'cancelada'))
  )
    yield {tipo: 'duas_notas', gravidade: 'erro', texto: 'Há mais de uma nota numa mesma página: confira uma a uma.'};
  if (temMarca(leituras, 'nao_fiscal'))
    yield {
      tipo: 'nao_fiscal',
      gravidade: 'erro',
      texto: 'Parece não ser nota fiscal de venda (orçamento, pedido, boleto, comprovante, serviço ou transporte).',
    };
}

function* contradicoes({leituras, chave, total, itens, soma}: BaseDosAvisos): Generator<AvisoLeitura> {
  if (chave && !chave.certa && chavesDeTexto(leituras).length >= 2)
    yield {
      tipo: 'chave_diverge',
      gravidade: 'atencao',
      texto: 'Há mais de uma chave de acesso impressa: confira qual é a desta nota.',
      campos: ['chave', 'cpfCnpj', 'numero'],
    };
  const cnpjs = candidatos(leituras.flatMap(({cnpj}) => cnpj ?? []));
  const outro = cnpjs[0];
  if (chave && outro && outro.confianca >= 0.9 && cnpjs.every(({valor}) => valor !== chave.lida.cnpj))
    yield {
      tipo: 'chave_diverge',
      gravidade: 'atencao',
      texto: 'O CNPJ impresso não é o da chave de acesso.',
      campos: ['chave', 'cpfCnpj'],
    };
  const numeros = candidatos(leituras.flatMap(({numero}) => numero ?? []));
  if (chave && numeros[0] && numeros[0].confianca >= 0.9 && numeros.every(({valor}) => valor !== chave.lida.numero))
    yield {
      tipo: 'chave_diverge',
      gravidade: 'atencao',
      texto: 'O número impresso não é o da chave de acesso.',
      campos: ['chave', 'numero'],
    };
  const doCodigo = leituras.flatMap(({total: lidos}) => lidos ?? []).find(({fonte}) => fonte === 'qrcode');
  if (doCodigo && total !== undefined && doCodigo.valor !== total)
    yield {
      tipo: 'valor_diverge',
      gravidade: 'atencao',
      texto: `O QR code diz ${formatarReais(doCodigo.valor)} e a nota, ${formatarReais(total)}.`,
      campos: ['total'],
    };
  if (itens.length > 0 && total !== undefined && !soma.fecha)
    yield {
      tipo: 'soma_diverge',
      gravidade: 'atencao',
      texto: `Os itens lidos somam ${formatarReais(soma.itens)} e o total da nota é ${formatarReais(total)}.`,
      campos: ['total', 'itens'],
    };
  const quantidade = candidatos(leituras.flatMap(({quantidadeItens}) => quantidadeItens ?? []))[0];
  if (quantidade && quantidade.confianca >= 0.5 && itens.length > 0 && quantidade.valor > itens.length && !soma.fecha)
    yield {
      tipo: 'incompleta',
      gravidade: 'atencao',
      texto: `A nota diz ter ${quantidade.valor} itens e ${itens.length} foram lidos.`,
      campos: ['itens'],
    };
}

function* informacoes({leituras, chave, soma}: BaseDosAvisos): Generator<AvisoLeitura> {
  const emitidaOffline = chave?.lida.modelo === '65' && chave.lida.tipoEmissao === 9;
  if (temMarca(leituras, 'contingencia') || emitidaOffline)
    yield {
      tipo: 'contingencia',
      gravidade: 'informacao',
      texto: 'Emitida em contingência: pode ainda não constar na Sefaz.',
    };
  if (soma.acrescimos > 0)
    yield {
      tipo: 'soma_diverge',
      gravidade: 'informacao',
      texto: `O total inclui ${formatarReais(soma.acrescimos)} além dos itens (frete, impostos).`,
      campos: ['total'],
    };
  if (soma.descontoNoTotal)
    yield {
      tipo: 'soma_diverge',
      gravidade: 'informacao',
      texto: 'O desconto foi dado no total, não nos itens.',
      campos: ['descontos'],
    };
  if (
    leituras.some(({fonteItens, chave: chaves}) => fonteItens === 'xml' || chaves?.some(({fonte}) => fonte === 'xml'))
  )
    yield {tipo: 'assinatura', gravidade: 'informacao', texto: 'A assinatura digital do XML não foi verificada.'};
}
