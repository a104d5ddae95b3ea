import {service} from '@loopback/core';
import {z} from 'zod';
import {Conflito, NaoEncontrado} from '../../kernel/errors';
import {controller, verb, type Entrada} from '../../kernel/http/verb';
import {idParam} from '../../kernel/http/shapes';
import {ConfiguracaoService} from './configuracao.service';

const limite = z.int('Informe um número inteiro').min(0).max(1000);
const mudanca = z.strictObject({
  bloquearResgate: z.boolean().optional(),
  bloquearPontuacao: z.boolean().optional(),
  bloquearSite: z.boolean().optional(),
  codigosPorDia: limite.optional(),
  codigosPorMes: limite.optional(),
  diasNotaAtrasada: limite.min(1).optional(),
  taxaSucesso: z.number().min(0).max(100).optional(),
});
const configuracao = z.object({
  id: z.int(),
  bloquearResgate: z.boolean(),
  bloquearPontuacao: z.boolean(),
  bloquearSite: z.boolean(),
  codigosPorDia: z.int(),
  codigosPorMes: z.int(),
  diasNotaAtrasada: z.int(),
  taxaSucesso: z.number(),
});

@controller()
export class ConfiguracoesController {
  constructor(@service(ConfiguracaoService) private readonly configuracoes: ConfiguracaoService) {}

  @verb('GET /api/configuracoes/site-bloqueado', {
    summary: 'Diz se a loja está fechada',
    answer: z.object({bloquearSite: z.boolean()}),
  })
  async siteBloqueado() {
    return {bloquearSite: await this.configuracoes.siteBloqueado()};
  }

  @verb('GET /api/configuracoes', {summary: 'Lê as configurações', answer: configuracao, refuses: [NaoEncontrado]})
  async ler() {
    const found = await this.configuracoes.ler();
    if (!found) throw NaoEncontrado();
    return found;
  }

  @verb('POST /api/configuracoes', {
    summary: 'Grava as configurações pela primeira vez',
    body: mudanca,
    answer: configuracao,
    status: 201,
    refuses: [Conflito],
  })
  criar({body}: Entrada<undefined, undefined, typeof mudanca>) {
    return this.configuracoes.criar(body);
  }

  @verb('PUT /api/configuracoes/{id}', {
    summary: 'Altera as configurações',
    params: idParam,
    body: mudanca,
    answer: configuracao,
    refuses: [NaoEncontrado],
  })
  alterar({params: {id}, body}: Entrada<typeof idParam, undefined, typeof mudanca>) {
    return this.configuracoes.alterar(id, body);
  }
}
