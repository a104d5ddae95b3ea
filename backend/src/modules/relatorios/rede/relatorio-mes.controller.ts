import {inject, service} from '@loopback/core';
import {z} from 'zod';
import {monthOfYear} from '@clube/domain';
import {defineEndpoint, type Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {RelatorioMesesService} from './meses.service';
import {pontosDoMes, pontosQuery} from './pontos-do-mes';

const month = z
  .object({
    mes: z.string().describe('2026-09'),
    pontosUtilizados: z.int(),
    aPagar: z.number(),
    taxaSucesso: z.number(),
    valorTotal: z.number(),
  })
  .meta({id: 'MesDoRelatorio'});
const redeemed = z
  .object({pontos: z.int(), resgates: z.int(), cancelamentos: z.int()})
  .meta({id: 'PontosResgatadosNoMes'});
const pontos = z
  .object({
    id: z.string(),
    resgate: z.int(),
    pintor: z.string(),
    premio: z.string(),
    movimento: z.string(),
    quando: z.iso.datetime(),
    rede: z.string(),
    loja: z.string(),
    pontos: z.int(),
  })
  .meta({id: 'PontosDoResgate'});

const readMonths = defineEndpoint('GET /api/relatorio/meses', {
  summary: 'Um mês do relatório das redes entre os 24 que terminam nele, e os pontos resgatados nele segundo o extrato',
  description:
    'O mês pedido é o último. Valores em reais, somados sobre as redes e "Sem rede". geradoEm é nulo enquanto o mês não foi gerado.',
  query: pontosQuery,
  answer: z.object({meses: z.array(month), geradoEm: z.iso.datetime().nullable(), resgatados: redeemed}),
});
const readPontos = defineEndpoint('GET /api/relatorio/pontos', {
  summary: 'Os pontos que o relatório das redes cobra num mês, resgate por resgate e loja por loja',
  description: 'Um cancelamento é negativo, no seu próprio mês.',
  query: pontosQuery,
  answer: z.object({pontos: z.array(pontos)}),
});

/** A month of the networks' report: the comparison with other months, and the rows behind it. */
@controller()
export class RelatorioMesController {
  constructor(
    @service(RelatorioMesesService) private readonly meses: RelatorioMesesService,
    @inject(Kernel.DB) private readonly db: Database,
  ) {}

  @endpoint(readMonths)
  async months({query: {ano, mes, rede}}: Input<typeof readMonths>) {
    const of = monthOfYear(ano, mes);
    const [meses, geradoEm, resgatados] = await Promise.all([
      this.meses.read(rede, of),
      this.meses.generatedAt(of),
      this.meses.redeemed(ano, mes),
    ]);
    return {meses, geradoEm, resgatados};
  }

  @endpoint(readPontos)
  async pontos({query}: Input<typeof readPontos>) {
    return {pontos: await pontosDoMes(this.db, query)};
  }
}
