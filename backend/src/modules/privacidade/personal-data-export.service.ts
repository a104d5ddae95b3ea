import {BindingScope, inject, injectable} from '@loopback/core';
import {formatDateTime} from '@clube/domain';
import {currentContext, requireActor} from '../../kernel/context';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import type {PersonalData} from '../../kernel/privacy/personal-data';
import type {Throttle} from '../../kernel/security/throttle';
import {recordRequest} from './requests';

/** Maximum of rows of each part on the page; the file has all rows. */
const MAX_SHOWN = 10;

/** The personal data of the session's painter, for reading and for download. */
@injectable({scope: BindingScope.SINGLETON})
export class PersonalDataExportService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.PERSONAL_DATA) private readonly personal: PersonalData,
    @inject(Kernel.THROTTLE) private readonly throttle: Throttle,
  ) {}

  /** The newest rows of each part. @throws 429 after thirty an hour. */
  async show() {
    const {id} = requireActor('loja');
    await this.throttle.personalDataView(id);
    const sections = await this.personal.export(id);
    return {
      secoes: sections.map(({name, title, why, rows}) => ({
        nome: name,
        titulo: title,
        finalidade: why,
        total: rows.length,
        colunas: Object.keys(rows[0] ?? {}),
        linhas: rows.slice(0, MAX_SHOWN).map(row => Object.values(row)),
      })),
    };
  }

  /** All rows as a file for people and programs. @throws 429 after ten a day. */
  async copy() {
    const {id, nome} = requireActor('loja');
    await this.throttle.personalDataExport(id);
    const sections = await this.personal.export(id);
    await this.db.tx(() => recordRequest(this.db, {pintorId: id, tipo: 'copia', done: true}));
    return {
      programa: 'Clube do Pintor',
      titular: nome,
      geradoEm: formatDateTime(currentContext().now),
      dados: sections.map(({title, why, rows}) => ({titulo: title, finalidade: why, registros: [...rows]})),
    };
  }
}
