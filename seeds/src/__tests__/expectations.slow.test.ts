import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {Kernel, sql, type ClubeApplication, type Sql} from '@clube/backend';
import {SEED_DEMO} from '..';
import {CNPJ_RELATORIO, NEWCOMER_CPF, VETERAN_CPF} from '../catalogue';
import {givenDemo, type Demo} from './given-demo';
import {loadDemoData} from '../demo/load';
import {EXPECTATIONS, brokenExpectations, verifyExpectations} from '../demo/expectations';
import {SYSTEM, openServices, runAs, type Services} from '../demo/services';

/**
 * Eleven in the morning in São Paulo, on days of which something is odd: the month's end, the leap day, a Sunday, the year's turn. None
 * lies so far ahead that points would have to expire after the database's own today, which the expiry refuses.
 */
const DAYS = [
  '2026-11-24',
  '2026-11-25',
  '2026-11-26',
  '2026-11-27',
  '2026-11-28',
  '2026-11-29',
  '2026-11-30',
  '2026-12-31',
  '2027-01-01',
  '2027-01-31',
  '2027-02-28',
  '2027-03-01',
  '2024-02-29',
].map(day => new Date(`${day}T14:00:00Z`));
/** The whole list at a quarter would take longer than everything else together. */
const AT_A_QUARTER = ['2026-11-26', '2027-01-31', '2024-02-29'].map(day => new Date(`${day}T02:30:00Z`));

/** Of the tables of the transaction that it runs in: undone with it. */
const TRIGGERS_OFF = sql`
  DO $$ DECLARE t text; BEGIN
    FOR t IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE format('ALTER TABLE %I DISABLE TRIGGER USER', t);
    END LOOP;
  END $$`;

type Pictures = Awaited<ReturnType<typeof picturesOf>>;
const picturesOf = (app: ClubeApplication) => app.get(Kernel.PICTURES);

/** What was resized by an earlier load. Every day's programme has the same pictures, and resizing them is half of a small load. */
const resized = new Map<string, ReturnType<Pictures['resize']>>();

async function resizeOnce(app: ClubeApplication): Promise<void> {
  const pictures = await picturesOf(app);
  const resize = pictures.resize.bind(pictures);
  pictures.resize = async (file, widths) => {
    const hash = createHash('sha256').update(widths.join());
    for await (const part of file.read()) hash.update(part as Buffer);
    const key = hash.digest('hex');
    if (!resized.has(key)) resized.set(key, resize(file, widths));
    return resized.get(key) as ReturnType<Pictures['resize']>;
  };
}

const load = (now: Date, scale: number) =>
  givenDemo(now, async app => {
    await resizeOnce(app);
    await loadDemoData(app, {seed: SEED_DEMO, now, scale});
  });

describe('The promises of the demo programme', function () {
  this.timeout(600_000);

  for (const [scale, days] of [
    [0.05, DAYS],
    [0.25, AT_A_QUARTER],
  ] as const)
    for (const now of days)
      it(`are kept on ${now.toISOString()} at ${scale}`, async () => {
        await (await load(now, scale)).stop();
      });

  describe('when they are broken on purpose', () => {
    const NOW = DAYS[2] as Date;
    const veteran = sql.raw(`(SELECT id FROM pintor WHERE cpf = '${VETERAN_CPF}')`);
    const newcomer = sql.raw(`(SELECT id FROM pintor WHERE cpf = '${NEWCOMER_CPF}')`);
    let demo: Demo;
    let services: Services;
    before(async () => {
      demo = await load(NOW, 0.05);
      services = await openServices(demo.app);
    });
    after(() => demo.stop());

    /** What breaks the promise of that name; the triggers that keep history as it is are off meanwhile. */
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
      'a prize that was reviewed': sql`TRUNCATE avaliacao_premio CASCADE`,
      'the reporting user has sales and redemptions to look at': sql`
        UPDATE venda SET estado = 'cancelada', encerrada_em = pontuado_em WHERE left(cnpj_loja, 8) = ${CNPJ_RELATORIO.slice(0, 8)}`,
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
});
