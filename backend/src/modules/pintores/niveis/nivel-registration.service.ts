import {BindingScope, inject, injectable} from '@loopback/core';
import type {TypesOf} from '../../../kernel/entities/entity';
import type {Crud} from '../../../kernel/entities/writing/crud';
import type {PictureSource, Pictures} from '../../../kernel/images/pictures';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {Cluster} from '../pintor';
import {nivelPicture} from './niveis.list';

type Types = TypesOf<typeof Cluster>;

const addressOf = ({caminho}: {caminho: string}): string => `/arquivos/${caminho}`;

/** Creates and changes levels; the contract's `img` is the address of the picture. */
@injectable({scope: BindingScope.SINGLETON})
export class NivelRegistrationService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.CRUD) private readonly crud: Crud,
    @inject(Kernel.PICTURES) private readonly pictures: Pictures,
  ) {}

  create(body: Types['create'], sent?: PictureSource): Promise<Types['row']> {
    if (!sent) return this.crud.create(Cluster, body);
    return this.pictures.store(nivelPicture, sent, stored =>
      this.crud.create(Cluster, body, {columns: {img: addressOf(stored)}}),
    );
  }

  update(id: number, body: Types['change'], sent?: PictureSource): Promise<Types['row']> {
    if (!sent) return this.crud.update(Cluster, id, body);
    return this.pictures.store(nivelPicture, sent, async stored => {
      const before = await this.crud.get(Cluster, id);
      const after = await this.crud.update(Cluster, id, body, {columns: {img: addressOf(stored)}});
      const old = await this.db.one(
        sql<{id: number}>`SELECT id FROM arquivo WHERE caminho = substr(${before.img}, length('/arquivos/') + 1)`,
      );
      if (old) await this.pictures.discard(old.id);
      return after;
    });
  }
}
