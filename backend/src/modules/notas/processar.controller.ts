import {inject, service} from '@loopback/core';
import {z} from 'zod';
import {MOTIVOS_REPROVACAO} from '@clube/domain';
import {Kernel} from '../../kernel/keys';
import {idNoCorpo, mensagem} from '../../kernel/http/shapes';
import {controller, verb, type Entrada} from '../../kernel/http/verb';
import type {Database} from '../../kernel/persistence/database';
import {ChaveReutilizada} from '../../kernel/idempotency';
import {CodigoInvalido, CodigoJaUsado, LimiteDeCodigos} from '../pontos';
import {DesfazerService} from './desfazer.service';
import {vendasDe} from './duplicidade';
import {PontuarService} from './pontuar.service';
import * as recusas from './recusas';
import {ReprovarService} from './reprovar.service';

const texto = z.union([z.string().max(200), z.number()]).nullish();
const item = z.strictObject({
  codigo: texto,
  qtde: texto,
  valorUnitario: texto,
  valorDesconto: texto,
  subTotal: texto,
  id: texto,
  nome: texto,
  valorPontos: texto,
});
const venda = z.strictObject({
  cpf: texto,
  tipoFiscal: texto,
  identificador: texto,
  realizadoEm: texto,
  totalVenda: texto,
  totalDescontos: texto,
  itens: z.array(item).max(500, 'São no máximo 500 itens').optional(),
  nomeArquivo: z
    .string()
    .max(100)
    .nullish()
    .transform(value => value ?? undefined),
  codigoPromocional: z
    .string()
    .max(60)
    .nullish()
    .transform(value => value ?? undefined),
  cnpjLoja: texto,
  nomeLoja: texto,
  cidadeLoja: texto,
  estadoLoja: texto,
  chave: z
    .string()
    .max(60)
    .nullish()
    .transform(value => value ?? undefined),
  serie: z
    .int()
    .min(0)
    .max(999_999_999)
    .nullish()
    .transform(value => value ?? undefined),
  idFoto: idNoCorpo.nullish().transform(value => value ?? undefined),
});
const pontuacao = z.strictObject({
  venda,
  enviarMensagem: z
    .union([z.boolean(), z.literal([0, 1])])
    .nullish()
    .transform(Boolean),
});
const pontuado = z.object({
  mensagem: z.string(),
  venda: z.object({
    id: z.int(),
    totalPontos: z.int(),
    pontosDobrados: z.literal([0, 1]),
    codigoCancelado: z.boolean(),
    calculo: z.record(z.string(), z.unknown()),
  }),
});
const daNota = z.strictObject({identificador: idNoCorpo});
const reprovacao = z.strictObject({
  nomeArquivo: z.string('Informe a nota').min(1, 'Informe a nota').max(100),
  reprovadoMotivo: z.enum(MOTIVOS_REPROVACAO, {error: 'Escolha um dos motivos'}),
  reprovadoPor: z.string().max(200).nullish(),
});
const vendasQuery = z.strictObject({
  identificador: z.string('Informe o número').trim().min(1, 'Informe o número').max(60),
  tipoFiscal: z
    .string()
    .max(1)
    .optional()
    .transform(value => value || undefined),
  cnpj: z
    .string()
    .max(20)
    .optional()
    .transform(value => value || undefined),
});
const vendaViva = z.object({
  id: z.int(),
  idFoto: z.int(),
  identificador: z.string(),
  tipoFiscal: z.string(),
  cnpjLoja: z.string(),
  chave: z.string().nullable(),
  serie: z.int().nullable(),
  nome: z.string(),
  totalPontos: z.int(),
  pontuadoEm: z.iso.datetime(),
});

/** What staff do with receipts. */
@controller()
export class ProcessarController {
  constructor(
    @service(PontuarService) private readonly pontuacoes: PontuarService,
    @service(DesfazerService) private readonly desfeitas: DesfazerService,
    @service(ReprovarService) private readonly reprovacoes: ReprovarService,
    @inject(Kernel.DB) private readonly db: Database,
  ) {}

  @verb('POST /api/pontuacoes/pontuar', {
    summary: 'Pontua uma nota pendente',
    body: pontuacao,
    answer: pontuado,
    idempotent: true,
    refuses: [
      recusas.NotaNaoEncontrada,
      recusas.VendaJaProcessada,
      recusas.ProdutoNaoEncontrado,
      recusas.CpfInvalido,
      CodigoInvalido,
      CodigoJaUsado,
      LimiteDeCodigos,
      ChaveReutilizada,
    ],
  })
  pontuar({body}: Entrada<undefined, undefined, typeof pontuacao>) {
    const {itens, cidadeLoja, ...rest} = body.venda;
    return this.pontuacoes.pontuar(
      {...rest, itens, cidadeLoja: cidadeLoja ? String(cidadeLoja) : undefined},
      body.enviarMensagem,
    );
  }

  @verb('POST /api/pontuacoes/reprovar', {
    summary: 'Reprova uma nota pendente, com um dos cinco motivos',
    body: reprovacao,
    answer: mensagem,
    refuses: [recusas.NotaNaoEncontrada, recusas.EstadoNaoPermite],
  })
  async reprovar({body}: Entrada<undefined, undefined, typeof reprovacao>) {
    await this.reprovacoes.reprovar(body.nomeArquivo, body.reprovadoMotivo);
    return {mensagem: `Nota reprovada: ${body.reprovadoMotivo}`};
  }

  @verb('POST /api/pontuacoes/encerrar', {
    summary: 'Encerra uma nota pendente como não pontuável',
    body: daNota,
    answer: mensagem,
    refuses: [recusas.NotaNaoEncontrada, recusas.EstadoNaoPermite],
  })
  async encerrar({body}: Entrada<undefined, undefined, typeof daNota>) {
    await this.reprovacoes.encerrar(body.identificador);
    return {mensagem: 'Pontuação encerrada com sucesso'};
  }

  @verb('POST /api/pontuacoes/cancelar', {
    summary: 'Cancela uma pontuação: os pontos voltam, gastos viram débito',
    body: daNota,
    answer: mensagem,
    idempotent: true,
    refuses: [recusas.NotaNaoEncontrada, recusas.EstadoNaoPermite, recusas.ForaDoPrazoDeRevisao, ChaveReutilizada],
  })
  cancelar({body}: Entrada<undefined, undefined, typeof daNota>) {
    return this.desfeitas.cancelar(body.identificador);
  }

  @verb('POST /api/pontuacoes/retornar-pendente', {
    summary: 'Devolve uma nota pontuada ou encerrada para as pendentes',
    body: daNota,
    answer: mensagem,
    idempotent: true,
    refuses: [recusas.NotaNaoEncontrada, recusas.EstadoNaoPermite, recusas.ForaDoPrazoDeRevisao, ChaveReutilizada],
  })
  retornar({body}: Entrada<undefined, undefined, typeof daNota>) {
    return this.desfeitas.retornarPendente(body.identificador);
  }

  @verb('GET /api/vendas', {
    summary: 'Vendas já pontuadas com este número',
    query: vendasQuery,
    answer: z.object({vendas: z.array(vendaViva)}),
  })
  async vendas({query}: Entrada<undefined, typeof vendasQuery>) {
    return {vendas: await vendasDe(this.db, query)};
  }
}
