import {service} from '@loopback/core';
import {SecondPersonRequired} from '../../kernel/approvals/refusals';
import {REFUSED_EDITS} from '../../kernel/entities/writing/edit-conflict';
import {idParam} from '../../kernel/http/routing/shapes';
import {Conflict} from '../../kernel/refusals/refusals';
import {defineEndpoint, type Input} from '../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../kernel/http/routing/endpoint';
import {Voucher} from './codigo';
import {VouchersService} from './vouchers.service';

const create = defineEndpoint('POST /api/vouchers', {
  summary: 'Cadastra um voucher',
  description: 'Cada pintor o usa uma vez, com uma nota; sem datas vale sempre.',
  body: Voucher.create,
  answer: Voucher.row,
  status: 201,
  refuses: [Conflict, SecondPersonRequired],
});

const change = Voucher.change.pick({expiraEm: true}).meta({id: 'VoucherMudanca'});
const update = defineEndpoint('PUT /api/vouchers/{id}', {
  summary: 'Muda até quando um voucher vale; sem data vale sempre',
  description: 'O que o voucher dá e o que já foi usado não mudam.',
  params: idParam,
  body: change,
  answer: Voucher.row,
  refuses: [...REFUSED_EDITS, SecondPersonRequired],
});

@controller()
export class VouchersController {
  constructor(@service(VouchersService) private readonly vouchers: VouchersService) {}

  @endpoint(create)
  create({body}: Input<typeof create>) {
    return this.vouchers.create(body);
  }

  @endpoint(update)
  update({params: {id}, body}: Input<typeof update>) {
    return this.vouchers.update(id, body);
  }
}
