import type {Database} from '@clube/backend';
import {REQUISITOS, decimalOfCents} from '@clube/domain';
import type {Catalogue} from '../../catalogue';
import {insertRows} from './insert-rows';

const snake = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

/** Creates products and levels with the date of the programme's start. */
export async function registerProgramme(db: Database, {produtos, niveis}: Catalogue, start: Date): Promise<void> {
  await insertRows(
    db,
    'produto',
    produtos.map(({codigo, nome, valorUnitario, valorPontos, uso, rendimento}) => ({
      codigo,
      nome,
      valor_unitario: decimalOfCents(valorUnitario),
      valor_pontos: valorPontos,
      uso: uso ?? null,
      rendimento: rendimento ?? null,
      ativo: true,
      criado_em: start,
    })),
  );
  await insertRows(
    db,
    'cluster',
    niveis.map(nivel => ({
      nome: nivel.nome,
      ordem: nivel.ordem,
      tipo: nivel.tipo,
      trigger_limite: nivel.triggerLimite,
      valor_ponto: nivel.valorPonto,
      ...Object.fromEntries(REQUISITOS.map(nome => [snake(nome), nivel[nome]])),
    })),
  );
}
