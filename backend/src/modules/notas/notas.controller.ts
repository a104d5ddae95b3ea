import {inject, service} from '@loopback/core';
import {z} from 'zod';
import {MAXIMO_ARQUIVOS, MAXIMO_BYTES_ARQUIVO} from '@clube/domain';
import {actor, currentContext} from '../../kernel/context';
import {idParam} from '../../kernel/http/shapes';
import {controller, verb, type Entrada} from '../../kernel/http/verb';
import {ChaveReutilizada} from '../../kernel/idempotency';
import {listAnswer, queryOf, type ListQuerySchema} from '../../kernel/resources/list-docs';
import type {Lists} from '../../kernel/resources/lists';
import * as wire from '../../kernel/resources/wire';
import {CodigoInvalido, CodigoJaUsado, LimiteDeCodigos, PontuacaoBloqueada} from '../pontos';
import {ConsultaService} from './listas/consulta.service';
import {EnviarService} from './envio/enviar.service';
import {encerradas, naoProcessadas, pendentes} from './listas/notas.lists';
import {assertOnePainter, pontuacoes} from './listas/pontuacoes.list';
import * as recusas from './recusas';

const envio = z.strictObject({
  codigoPromocional: z.string().trim().max(60).optional(),
  juntar: wire.emptyToAbsent(wire.flag),
});
const destino = z.object({
  nome: z.string(),
  situacao: z.enum(['recebida', 'recusada']),
  id: z.int().optional(),
  nomeArquivo: z.string().optional(),
  erro: z.string().optional(),
  codigo: z.string().optional(),
});
const evento = z.object({
  de: z.string().nullable(),
  para: z.string(),
  motivo: z.string().nullable(),
  ocorridoEm: z.iso.datetime(),
  por: z.string().nullable(),
});
/** Receipts as they arrive and as they are listed. */
@controller()
export class NotasController {
  constructor(
    @service(EnviarService) private readonly envios: EnviarService,
    @service(ConsultaService) private readonly consultas: ConsultaService,
    @inject('kernel.lists') private readonly lists: Lists,
  ) {}

  @verb('POST /api/upload/venda_foto', {
    summary: 'Envia notas: fotos, PDF ou XML; cada arquivo é uma nota, com juntar=1 todos são uma só',
    body: envio,
    files: {campos: ['arquivos', 'arquivo'], maximo: MAXIMO_ARQUIVOS, bytes: MAXIMO_BYTES_ARQUIVO},
    answer: z.object({mensagem: z.string(), arquivos: z.array(destino)}),
    idempotent: true,
    refuses: [
      recusas.SemArquivo,
      recusas.ArquivosDemais,
      recusas.ArquivoGrande,
      recusas.ArquivoNaoAceito,
      recusas.NotaRepetida,
      recusas.PendentesDemais,
      recusas.CotaDeEnvio,
      CodigoInvalido,
      CodigoJaUsado,
      LimiteDeCodigos,
      PontuacaoBloqueada,
      ChaveReutilizada,
    ],
  })
  enviar({body, files}: Entrada<undefined, undefined, typeof envio>) {
    const {codigoPromocional, juntar} = body;
    return this.envios.enviar(actor('loja').id, files, {
      codigo: codigoPromocional || undefined,
      juntar: Boolean(juntar),
    });
  }

  @verb('GET /api/pontuacoes', {
    summary: 'Pontuações: as do pintor, ou as de todos no painel',
    query: queryOf(pontuacoes),
    answer: listAnswer(pontuacoes),
  })
  pontuadas({query}: Entrada<undefined, ListQuerySchema>) {
    assertOnePainter(currentContext().ator, query);
    return this.lists.answer(pontuacoes, query);
  }

  @verb('GET /api/pontuacoes/pendentes', {
    summary: 'Notas à espera de processamento',
    query: queryOf(pendentes),
    answer: listAnswer(pendentes),
  })
  pendentes({query}: Entrada<undefined, ListQuerySchema>) {
    return this.lists.answer(pendentes, query);
  }

  @verb('GET /api/pontuacoes/encerradas', {
    summary: 'Notas encerradas (não pontuáveis)',
    query: queryOf(encerradas),
    answer: listAnswer(encerradas),
  })
  encerradas({query}: Entrada<undefined, ListQuerySchema>) {
    return this.lists.answer(encerradas, query);
  }

  @verb('GET /api/pontuacoes/nao-processadas', {
    summary: 'As notas do pintor que ainda não valem pontos',
    query: queryOf(naoProcessadas),
    answer: listAnswer(naoProcessadas),
  })
  naoProcessadas({query}: Entrada<undefined, ListQuerySchema>) {
    return this.lists.answer(naoProcessadas, query);
  }

  @verb('GET /api/pontuacoes/{id}/linha-do-tempo', {
    summary: 'O que aconteceu com a nota',
    params: idParam,
    answer: z.object({eventos: z.array(evento)}),
    refuses: [recusas.NotaNaoEncontrada],
  })
  linhaDoTempo({params}: Entrada<typeof idParam>) {
    return this.consultas.linhaDoTempo(params.id);
  }
}
