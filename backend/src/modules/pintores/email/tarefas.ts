import type {Application} from '@loopback/core';
import type {Config} from '../../../kernel/config';
import {currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import {sql} from '../../../kernel/persistence/sql';
import {SQL_EMAIL} from '../perfil/colunas';
import {
  cartaDeConfirmacao,
  cartaDeNivel,
  cartaDeTroca,
  CONFIRMAR_EMAIL,
  EMAIL_ALTERADO,
  NIVEL_ALCANCADO,
  type CartaAlterado,
  type CartaConfirmar,
  type CartaNivel,
} from './cartas';
import type {ConfirmacaoService} from './confirmacao.service';

/** The letters that painters get about their account. A painter without an address of the own gets none. */
export async function defineEmails(app: Application, confirmacoes: ConfirmacaoService): Promise<void> {
  const jobs = await app.get(Kernel.JOBS);
  const db = await app.get(Kernel.DB);
  const letters = await app.get(Kernel.LETTERS);
  const config = await app.get<Config>(Kernel.CONFIG);

  jobs.define<CartaConfirmar>({
    name: CONFIRMAR_EMAIL,
    async run(data) {
      const {pintorId} = data;
      const pintor = await confirmacoes.aConfirmar(pintorId);
      if (!pintor) return;
      // Made here, so that the job's row holds none that works.
      const token = await confirmacoes.novoToken(pintorId, pintor.email);
      const id = `confirmar-email-${pintorId}-${currentContext().agora.getTime()}`;
      const carta = cartaDeConfirmacao(config, {id, para: pintor.email, nome: pintor.nome, token});
      await letters.send(carta, {name: CONFIRMAR_EMAIL, data});
    },
  });

  jobs.define<CartaAlterado>({
    name: EMAIL_ALTERADO,
    async run(data) {
      const id = `email-alterado-${data.pintorId}-${currentContext().agora.getTime()}`;
      await letters.send(cartaDeTroca(config, {id, para: data.para}), {name: EMAIL_ALTERADO, data});
    },
  });

  jobs.define<CartaNivel>({
    name: NIVEL_ALCANCADO,
    async run(data) {
      const {pintorId, clusterId} = data;
      const pintor = await db.one(
        sql<{nome: string; email: string | null; nivel: string}>`
          SELECT t.nome, ${sql.raw(SQL_EMAIL)} AS email, c.nome AS nivel FROM pintor t, cluster c WHERE t.id = ${pintorId} AND c.id = ${clusterId}`,
      );
      if (!pintor?.email) return;
      const {nome, email: para, nivel} = pintor;
      const carta = cartaDeNivel(config, {id: `nivel-${pintorId}-${clusterId}`, para, nome, nivel});
      await letters.send(carta, {name: NIVEL_ALCANCADO, data});
    },
  });
}
