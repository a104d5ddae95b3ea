import assert from 'node:assert/strict';
import {sql, type Sql} from '@clube/backend';
import {CNPJ_RELATORIO, NEWCOMER_CPF, VETERAN_CPF} from '../catalogue';
import {EXPECTATIONS, brokenExpectations, verifyExpectations} from '../demo/expectations';
import {SYSTEM, openServices, runAs, type Services} from '../demo/services';
import {givenDay} from './given-day';
import type {Demo} from './given-demo';

/** Disables the triggers of the tables in the current transaction, until it is rolled back. */
const TRIGGERS_OFF = sql`
  DO $$ DECLARE t text; BEGIN
    FOR t IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE format('ALTER TABLE %I DISABLE TRIGGER USER', t);
    END LOOP;
  END $$`;

describe('The promises of the demo programme, when they are broken on purpose', function () {
  this.timeout(600_000);
  const NOW = new Date('2026-11-26T14:00:00Z');
  const veteran = sql.raw(`(SELECT id FROM pintor WHERE cpf = '${VETERAN_CPF}')`);
  const newcomer = sql.raw(`(SELECT id FROM pintor WHERE cpf = '${NEWCOMER_CPF}')`);
  let demo: Demo;
  let services: Services;
  before(async () => {
    demo = await givenDay(NOW, 0.05);
    services = await openServices(demo.app);
  });
  after(() => demo.stop());

  /** For each expectation a statement that violates it, with the triggers disabled that protect history. */
  const BREAKS: Readonly<Record<string, Sql>> = {
    'every invariant of the points holds': sql`UPDATE conta SET saldo = saldo + 1 WHERE pintor_id = ${newcomer}`,
    'the veteran has from 12000 to 20000 points': sql`UPDATE conta SET saldo = 1248 WHERE pintor_id = ${veteran}`,
    'the veteran can pay a prize of each kind that is ordered': sql`UPDATE premio SET ativo = false WHERE tipo = 'camiseta'`,
    'receipts of every state': sql`UPDATE nota SET estado = 'pontuada' WHERE estado = 'encerrada'`,
    'receipts rejected for every reason': sql`UPDATE nota SET reprovado_motivo = 'Nota Ilegível' WHERE estado = 'reprovada'`,
    'a sale that was returned': sql`UPDATE venda SET estado = 'cancelada' WHERE estado = 'devolvida'`,
    'the veteran has receipts that wait, were scored, rejected, closed and cancelled': sql`
        UPDATE nota SET estado = 'pontuada' WHERE estado = 'pendente' AND pintor_id = ${veteran}`,
    'orders of every status from the last 30 days': sql`UPDATE resgate SET resgatado_em = resgatado_em - interval '40 days' WHERE status = 0`,
    'an order thirty days past its forecast': sql`UPDATE resgate SET previsao_entrega = previsao_entrega + 200`,
    'a painter in debt': sql`UPDATE conta SET divida = 0`,
    'points that expired': sql`DELETE FROM ponto_expirado`,
    'a bonus for bringing a colleague': sql`DELETE FROM bonus_indicacao`,
    'the newcomer misses the next level by one requirement': sql`UPDATE pintor SET aceitou_regulamento = false WHERE id = ${newcomer}`,
    'the newcomer has points to spend, and no card': sql`UPDATE conta SET saldo = 0 WHERE pintor_id = ${newcomer}`,
    'the veteran’s card is in use, and nothing is asked of it': sql`UPDATE cartao SET bloqueado = true`,
    'the veteran has used codes of every kind': sql`UPDATE codigo_promocional SET treinamento = false`,
    'codes of trainings that nobody has used': sql`UPDATE codigo_promocional SET usos = 1 WHERE codigo = 'CURSOMASSAS'`,
    'the veteran has brought a colleague': sql`UPDATE pintor SET indicado_por = NULL`,
    'the veteran has photos of what was delivered': sql`DELETE FROM resgate_midia`,
    'the veteran shows work in the directory, is rated and has the bonus': sql`DELETE FROM midia_pintor WHERE pintor_id = ${veteran}`,
    'the veteran’s profile photo is public, and one waits for staff': sql`UPDATE moderacao SET estado = 'aprovada' WHERE tipo = 'perfil'`,
    'a prize that was reviewed': sql`TRUNCATE avaliacao_premio CASCADE`,
    'the reporting user has sales and redemptions to look at': sql`
        UPDATE venda SET estado = 'cancelada', encerrada_em = pontuado_em WHERE left(cnpj_loja, 8) = ${CNPJ_RELATORIO.slice(0, 8)}`,
    'requests of two people wait for another person': sql`DELETE FROM aprovacao`,
    'staff have noted something about the veteran': sql`DELETE FROM anotacao_pintor`,
    'three receipts wait for staff': sql`UPDATE nota SET estado = 'encerrada' WHERE estado = 'pendente'`,
  };

  for (const {name} of EXPECTATIONS)
    it(`is told of “${name}”`, async () => {
      const broken = BREAKS[name];
      assert.ok(broken, 'nothing here breaks it');
      let found: string[] = [];
      const breakAndUndo = demo.app.db.tx.bind(demo.app.db, async () => {
        await demo.app.db.query(TRIGGERS_OFF);
        await demo.app.db.query(broken);
        found = await brokenExpectations(services, NOW);
        throw new Error('undone');
      });
      await assert.rejects(runAs(NOW, SYSTEM, breakAndUndo), /undone/);
      assert.ok(
        found.some(text => text.startsWith(`${name} (missing: `)),
        `told: ${found.join(', ')}`,
      );
    });

  it('are kept again afterwards', () => verifyExpectations(services, NOW));
});
