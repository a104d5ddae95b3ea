import type {Application} from '@loopback/core';
import type {Config} from '../../kernel/config';
import {Kernel} from '../../kernel/keys';

export const BOAS_VINDAS = 'pintores.boas-vindas';
export const NIVEL_ALCANCADO = 'pintores.nivel-alcancado';

interface Destinatario {
  nome: string;
  email: string | null;
  nivel?: string;
}

/** The letters that painters get about their account. A painter without an address gets none. */
export async function defineEmails(app: Application): Promise<void> {
  const jobs = await app.get(Kernel.JOBS);
  const db = await app.get(Kernel.DB);
  const mailer = await app.get(Kernel.MAILER);
  const config = await app.get<Config>(Kernel.CONFIG);

  jobs.define<{pintorId: number}>({
    name: BOAS_VINDAS,
    async run({pintorId}) {
      const pintor = await db.one<Destinatario>(`SELECT nome, email FROM pintor WHERE id = $1`, [pintorId]);
      if (!pintor?.email) return;
      await mailer.send({
        id: `boas-vindas-${pintorId}`,
        para: pintor.email,
        assunto: 'Boas-vindas ao Clube do Pintor',
        texto: `Olá, ${primeiroNome(pintor.nome)}!\n\nSeu cadastro no Clube do Pintor está feito. Entre com seu CPF e sua senha em ${config.publicUrl}/login, envie suas notas fiscais e troque seus pontos por prêmios.\n\nClube do Pintor`,
      });
    },
  });

  jobs.define<{pintorId: number; clusterId: number}>({
    name: NIVEL_ALCANCADO,
    async run({pintorId, clusterId}) {
      const pintor = await db.one<Destinatario>(
        `SELECT p.nome, p.email, c.nome AS nivel FROM pintor p, cluster c WHERE p.id = $1 AND c.id = $2`,
        [pintorId, clusterId],
      );
      if (!pintor?.email) return;
      await mailer.send({
        id: `nivel-${pintorId}-${clusterId}`,
        para: pintor.email,
        assunto: `Você chegou ao nível ${pintor.nivel}`,
        texto: `Olá, ${primeiroNome(pintor.nome)}!\n\nVocê chegou ao nível ${pintor.nivel} do Clube do Pintor. Veja o que muda em ${config.publicUrl}/home.\n\nClube do Pintor`,
      });
    },
  });
}

export const primeiroNome = (nome: string): string => nome.trim().split(/\s+/)[0] ?? '';
