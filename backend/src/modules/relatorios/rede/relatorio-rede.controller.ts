import {inject, service} from '@loopback/core';
import {z} from 'zod';
import {civilDateOf, formatPeriod, reportUpdated} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import {pdfAnswer} from '../../../kernel/documents/answer';
import {integer, year} from '../../../kernel/entities/wire';
import {defineEndpoint, type Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {InvalidFields} from '../../../kernel/refusals/refusals';
import {refuseUnreported, reported} from '../../mensuracao';
import {RelatorioPdfService} from './pdf/relatorio-pdf.service';
import {RelatorioRedeService} from './relatorio-rede.service';
import {resgatesDoMes} from './resgates-do-mes';

const mes = integer(1, 12);
const ano = year(2020);
const period = reported(z.strictObject({mes: mes.optional(), ano: ano.optional()}));

export const relatorioQuery = reported(
  z.strictObject({rede: z.string().trim().max(120).optional(), mes: mes.optional(), ano: ano.optional()}),
);
const monthParams = z.strictObject({mes, ano});
export const monthQuery = reported(monthParams);

const row = z
  .object({
    /** Null for points that were earned at no network's shops. */
    idRede: z.int().nullable(),
    rede: z.string(),
    mes: z.int(),
    ano: z.int(),
    pontosUtilizados: z.int(),
    valorPonto: z.number(),
    aPagar: z.number(),
    taxaSucesso: z.number(),
    valorTotal: z.number(),
  })
  .meta({id: 'RelatorioDaRede'});
const resgate = z
  .object({
    id: z.int(),
    pintor: z.string(),
    endCidade: z.string().nullable(),
    endEstado: z.string().nullable(),
    produtoNome: z.string(),
    qtde: z.int(),
    pontosGastos: z.int(),
    saldoAnterior: z.int(),
    valorPorPonto: z.number(),
    totalPagar: z.number(),
    resgatadoEm: z.iso.datetime(),
  })
  .meta({id: 'ResgateDoMes'});
const generated = z.object({mensagem: z.string(), periodo: z.string()}).meta({id: 'RelatorioAtualizado'});

const read = defineEndpoint('GET /api/relatorio', {
  summary: 'O que cada rede deve por mês: os pontos resgatados que nasceram nas suas lojas, e a taxa de sucesso',
  description:
    'Sem ano é o de hoje, sem mês o ano inteiro. Um cancelamento desconta no seu próprio mês. rede é o nome ou o número. Valores em reais.',
  query: relatorioQuery,
  answer: z.object({relatorios: z.array(row)}),
});
const generate = defineEndpoint('GET /api/relatorio/gerar', {
  summary: 'Atualiza o relatório de um mês: guarda o valor do ponto e a taxa de agora para ele',
  description: 'Sem mês é o de hoje. O mesmo que a chamada com POST.',
  query: period,
  answer: generated,
});
const generateByPost = defineEndpoint('POST /api/relatorio/gerar', {
  summary: 'Atualiza o relatório de um mês: guarda o valor do ponto e a taxa de agora para ele',
  body: period.optional().meta({id: 'RelatorioPeriodo'}),
  answer: generated,
});
const redemptions = defineEndpoint('GET /api/relatorios/resgate/{mes}/{ano}', {
  summary: 'Os resgates de um mês que valem, com o que custam',
  params: monthParams,
  answer: z.object({resgates: z.array(resgate)}),
  refuses: [InvalidFields],
});
const pdf = defineEndpoint('GET /api/relatorios/{mes}/{ano}/pdf', {
  summary: 'O relatório de um mês em PDF, de uma rede ou de todas',
  params: monthParams,
  query: z.strictObject({rede: z.string().trim().max(120).default('').describe('Nome ou número; sem ela são todas')}),
  produces: 'application/pdf',
  refuses: [InvalidFields],
});

@controller()
export class RelatorioRedeController {
  constructor(
    @service(RelatorioRedeService) private readonly relatorios: RelatorioRedeService,
    @service(RelatorioPdfService) private readonly pdfs: RelatorioPdfService,
    @inject(Kernel.DB) private readonly db: Database,
  ) {}

  @endpoint(read)
  async read({query}: Input<typeof read>) {
    return {relatorios: await this.relatorios.read(query)};
  }

  @endpoint(generate)
  generate({query}: Input<typeof generate>) {
    return this.update(query);
  }

  @endpoint(generateByPost)
  generateByPost({body}: Input<typeof generateByPost>) {
    return this.update(body ?? {});
  }

  @endpoint(redemptions)
  async redemptions({params}: Input<typeof redemptions>) {
    refuseUnreported(params);
    return {resgates: await resgatesDoMes(this.db, params.ano, params.mes)};
  }

  @endpoint(pdf)
  async pdf({params, query}: Input<typeof pdf>) {
    refuseUnreported(params);
    const {content, fileName} = await this.pdfs.make(params.ano, params.mes, query.rede);
    return pdfAnswer(content, fileName);
  }

  private async update(sent: {ano?: number | undefined; mes?: number | undefined}) {
    const current = thisMonth();
    const [ano, mes] = [sent.ano ?? current.ano, sent.mes ?? current.mes];
    refuseUnreported({ano, mes});
    await this.relatorios.generate(ano, mes);
    const periodo = formatPeriod(ano, mes);
    return {mensagem: reportUpdated(periodo), periodo};
  }
}

function thisMonth(): {ano: number; mes: number} {
  const [ano = 0, mes = 0] = civilDateOf(currentContext().now).split('-').map(Number);
  return {ano, mes};
}
