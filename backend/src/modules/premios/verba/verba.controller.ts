import {service} from '@loopback/core';
import {z} from 'zod';
import {civilDateOf, verbaMonthOf, monthOfVerba, verbaId} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import {requiredInput} from '../../../kernel/entities/schemas';
import {emptyToAbsent, integer, money, year} from '../../../kernel/entities/wire';
import {defineEndpoint, type Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {idParam} from '../../../kernel/http/routing/shapes';
import {fieldRefusal} from '../../../kernel/refusals/refusals';
import {VerbaService} from './verba.service';

const mes = integer(1, 12);
const ano = year(2020);

const verba = z
  .object({
    id: z.int(),
    ano: z.int(),
    mes: z.int(),
    verbaMensal: z.number(),
    verbaUtilizada: z.number(),
    verbaDisponivel: z.number(),
    pontosResgatadosTotais: z.int(),
    diasRestantes: z.int(),
    verbaDiariaDisponivel: z.number(),
    triggerLimite: z.int(),
    avisadaEm: z.iso.datetime().nullable(),
  })
  .meta({id: 'VerbaMensal'});
const day = z
  .object({resgatadoEm: z.string(), pontosResgatados: z.int(), pontosEntregues: z.int()})
  .meta({id: 'ResgatesDoDia'});
const answer = z.object({verbaMensal: verba, resgates: z.array(day)}).meta({id: 'VerbaDoMes'});

const read = defineEndpoint('GET /api/verba_mensal', {
  summary: 'A verba de um mês e os pontos resgatados em cada dia; a última linha é o TOTAL',
  description:
    'Sem mês é o de hoje. verbaMensal no lugar da que está guardada mostra o que ela daria, e não guarda nada.',
  query: z.strictObject({mes: emptyToAbsent(mes), ano: emptyToAbsent(ano), verbaMensal: emptyToAbsent(money)}),
  answer,
});
const write = defineEndpoint('PUT /api/verba_mensal/{id}', {
  summary: 'Guarda a verba de um mês: id é ano × 100 + mês',
  params: idParam,
  body: z
    .strictObject({
      mesSelecionado: mes,
      anoSelecionado: ano,
      verbaMensal: requiredInput(money, 'Informe a verba do mês'),
    })
    .meta({id: 'VerbaMensalMudanca'}),
  answer: answer.extend({mensagem: z.string()}).meta({id: 'VerbaGuardada'}),
});

@controller()
export class VerbaController {
  constructor(@service(VerbaService) private readonly verba: VerbaService) {}

  @endpoint(read)
  read({query}: Input<typeof read>) {
    const {ano, mes} = verbaMonthOf(civilDateOf(currentContext().now));
    return this.verba.read({ano: query.ano ?? ano, mes: query.mes ?? mes}, query.verbaMensal);
  }

  @endpoint(write)
  async write({params: {id}, body}: Input<typeof write>) {
    const month = {ano: body.anoSelecionado, mes: body.mesSelecionado};
    if (!monthOfVerba(id) || verbaId(month.ano, month.mes) !== id)
      throw fieldRefusal({mesSelecionado: 'O mês e o ano não são os desta verba'});
    await this.verba.write(month, body.verbaMensal);
    return {mensagem: 'Verba atualizada com sucesso', ...(await this.verba.read(month))};
  }
}
