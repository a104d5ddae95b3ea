import {service} from '@loopback/core';
import {z} from 'zod';
import {normaliseCnpj} from '@clube/domain';
import {defineEndpoint, type Input} from '../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../kernel/http/routing/endpoint';
import {NotFound} from '../../kernel/refusals/refusals';
import {LojaVendasService} from './loja.service';

const mes = z
  .object({
    mes: z.string().describe('AAAA-MM'),
    vendas: z.int().min(0),
    pontos: z.int().min(0),
    total: z.number().describe('Em reais'),
  })
  .meta({id: 'MesDaLoja'});

const vendasPorMes = defineEndpoint('GET /api/lojas/{cnpj}/vendas-por-mes', {
  summary: 'As vendas pontuadas de uma loja, mês a mês, nos últimos 12 meses',
  description: 'De qualquer loja que esteve numa nota e de qualquer revenda, pelo mês em que foram pontuadas.',
  params: z.strictObject({cnpj: z.string().max(18).transform(normaliseCnpj)}),
  answer: z.object({meses: z.array(mes)}),
  refuses: [NotFound],
});

@controller()
export class LojaVendasController {
  constructor(@service(LojaVendasService) private readonly lojas: LojaVendasService) {}

  @endpoint(vendasPorMes)
  async vendasPorMes({params: {cnpj}}: Input<typeof vendasPorMes>) {
    return {meses: await this.lojas.byMonth(cnpj)};
  }
}
