import {Cluster, Consentimento, Pintor} from './pintor';
import type {Application} from '@loopback/core';
import {Kernel} from '../../kernel/keys';
import type {Modulo} from '../../kernel/module';
import {CadastroService} from './cadastro/cadastro.service';
import {CepController} from './cep/cep.controller';
import {CepService} from './cep/cep.service';
import {ConfirmacaoService} from './email/confirmacao.service';
import {EmailController} from './email/email.controller';
import {defineEmails} from './email/tarefas';
import {IndiqueGanheController} from './indique-ganhe.controller';
import {PINTORES} from './metricas';
import {NiveisService} from './niveis/niveis.service';
import {ParceirosController} from './parceiros.controller';
import {AlterarPerfilService} from './perfil/alterar-perfil.service';
import {EntradaService} from './perfil/entrada.service';
import {PerfilService} from './perfil/perfil.service';
import {SessaoParceiroController} from './perfil/sessao-parceiro.controller';

export {CadastroService} from './cadastro/cadastro.service';
export {ConfirmacaoService} from './email/confirmacao.service';
export {SQL_EMAIL} from './perfil/colunas';
export {NiveisService} from './niveis/niveis.service';
export {AlterarPerfilService} from './perfil/alterar-perfil.service';
export {PerfilService} from './perfil/perfil.service';

/** The members: signing up, entering, their profile, their level, and the list that staff work with. */
export class PintoresModulo implements Modulo {
  entities = [Cluster, Pintor, Consentimento];
  controllers = [SessaoParceiroController, ParceirosController, EmailController, IndiqueGanheController, CepController];
  services = [
    NiveisService,
    PerfilService,
    EntradaService,
    ConfirmacaoService,
    CadastroService,
    AlterarPerfilService,
    CepService,
  ];

  async init(app: Application): Promise<void> {
    const perfil = await app.get<PerfilService>('services.PerfilService');
    const niveis = await app.get<NiveisService>('services.NiveisService');
    (await app.get(Kernel.SESSIONS)).register('loja', (id, sessao) => perfil.ator(id, sessao));
    (await app.get(Kernel.METRICS)).add(PINTORES);
    const confirmacoes = await app.get<ConfirmacaoService>('services.ConfirmacaoService');
    await defineEmails(app, confirmacoes);
    const jobs = await app.get(Kernel.JOBS);
    jobs.define({name: 'pintores.links-vencidos', cron: '50 2 * * *', run: () => confirmacoes.limpar()});
    jobs.define({name: 'pintores.niveis', cron: '30 3 * * *', run: () => niveis.reavaliarTodos()});
  }
}
