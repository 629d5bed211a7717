/** A workspace of several people: invited, moved in, changed by an admin, gone again. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './test.ts';

const path = '/app/settings';
const invitesPath = '/app/settings/workspace-invites';
const section = (page: Page) => page.getByRole('region', { name: 'Workspace', exact: true });
const toast = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

async function confirm(page: Page, label: string): Promise<void> {
  const button = page.getByRole('alertdialog').getByRole('button', { name: label });
  // Some wait until the question was read.
  await expect(button).toHaveText(label);
  await button.click();
}

test('an invite is sent, shown and accepted, the editor may only read, and the admin decides', async ({
  page,
  product,
  browser,
}) => {
  test.slow();
  const owner = product.account('growing_business');
  const joe = product.account();
  await signIn(page, owner);
  await page.goto(`${path}#workspace`);
  const workspace = section(page);
  await workspace.getByLabel('Workspace name').fill('Hollow Pine Press');
  await page.keyboard.press('Enter');
  await toast(page, 'Workspace name saved');
  await workspace.getByLabel('Sign out after inactivity').selectOption('8 hours');
  await toast(page, 'Inactivity setting saved');

  await workspace.getByLabel('Email addresses').fill('nobody');
  await workspace.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(workspace.getByText('Not a valid address: nobody')).toBeVisible();
  await workspace.getByLabel('Email addresses').fill(`${joe.email}, ann@example.test`);
  await workspace.getByRole('button', { name: 'Invite', exact: true }).click();
  await toast(page, '2 invitations sent');
  await expect(workspace.getByText('1 of 3 seats taken')).toBeVisible();
  await expect(
    workspace.getByText('Every seat is taken or reserved by an invitation.', { exact: false }),
  ).toBeVisible();
  await expectAccessible(page);
  await workspace.getByRole('button', { name: 'Send the invitation to ann@example.test again' }).click();
  await toast(page, 'Invitation sent to ann@example.test');
  await workspace.getByRole('button', { name: 'Revoke the invitation to ann@example.test' }).click();
  await confirm(page, 'Revoke');
  await toast(page, 'Invitation revoked');
  await expect(workspace.getByText('ann@example.test')).toHaveCount(0);

  // Joe comes by the link of the mail.
  const context = await browser.newContext({ baseURL: product.url });
  const his = await context.newPage();
  await signIn(his, joe);
  const sent = await fetch(`${product.url}/v1/workspace/invites`, { headers: { 'xi-api-key': owner.api_key } });
  const { invites } = (await sent.json()) as { invites: { code: string }[] };
  await his.goto(`/app/home?invite_code=${invites[0]?.code ?? ''}`);
  await expect(his).toHaveURL(/workspace-invites$/);
  const invite = his.getByRole('listitem').filter({ hasText: 'Hollow Pine Press' });
  await expect(invite.getByText(`Invited by ${owner.email} · Editor`)).toBeVisible();
  await expect(invite.getByText('Your link')).toBeVisible();
  await expect(invite.getByText(/1 of 3 seats taken/)).toBeVisible();
  await expectAccessible(his);
  await invite.getByRole('button', { name: 'Accept' }).click();
  await expect(his.getByRole('alertdialog')).toContainText('is kept as it is');
  await expectAccessible(his);
  await confirm(his, 'Move');
  await expect(his).toHaveURL(/\/app\/home$/);
  await expect(his.getByText('Hollow Pine Press').first()).toBeVisible();
  await his.goto(invitesPath);
  await expect(his.getByRole('heading', { name: 'No invitations' })).toBeVisible();
  await expectAccessible(his);

  // He may look.
  await his.goto(path);
  await expect(
    section(his).getByText(`These admins can change the workspace: ${owner.email}`, { exact: false }),
  ).toBeVisible();
  await expect(section(his).getByLabel('Workspace name')).toHaveCount(0);
  const training = his.getByRole('switch', { name: 'Keep our data out of training' });
  await expect(training).toHaveAttribute('aria-disabled', 'true');
  await training.hover();
  await expect(his.getByRole('tooltip')).toHaveText('Only workspace admins can change this setting.');
  await expectAccessible(his);

  // The admin decides.
  await page.reload();
  const member = workspace.getByRole('list', { name: 'Members' }).getByRole('listitem').filter({ hasText: joe.email });
  const act = async (item: string) => {
    await member.getByRole('button', { name: `Actions for ${joe.email}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await act('Make admin');
  await expect(member.getByText(/Admin/)).toBeVisible();
  await act('Make editor');
  await expect(member.getByText(/Editor/)).toBeVisible();
  await act('Lock');
  await confirm(page, 'Lock');
  await expect(member.getByText('Locked', { exact: true })).toBeVisible();
  await expect(his).toHaveURL(/sign-in/);
  await act('Unlock');
  await expect(member.getByText('Locked', { exact: true })).toHaveCount(0);

  // He leaves by himself, and his own workspace is as it was.
  await signIn(his, joe);
  await his.goto(`${path}#workspace`);
  await section(his).getByRole('button', { name: 'Leave workspace' }).click();
  await confirm(his, 'Leave workspace');
  await expect(his).toHaveURL(/\/app\/home$/);
  await his.goto(path);
  await expect(section(his).getByLabel('Workspace name')).toBeVisible();
  await expect(section(his).getByRole('button', { name: /^Invite people, needs the Scale plan/ })).toBeVisible();
  await context.close();
});

test.describe('refusals', () => {
  test.use({ expectedErrors: /4\d\d/ });
  test('cover an ended invite, a full workspace, and a link for somebody else', async ({ page, mia }) => {
    expect(mia.email).toBeTruthy();
    const invite = (code: string, change: object) => ({
      code,
      workspace_name: `Workspace ${code}`,
      workspace_permission: 'workspace_member',
      invited_by: 'olga@example.test',
      status: 'pending',
      created_at_unix: 1_700_000_000,
      expires_at_unix: 4_000_000_000,
      used_seats: 1,
      max_seats: 3,
      ...change,
    });
    const invites = [invite('one', { status: 'expired' }), invite('two', { used_seats: 3 }), invite('three', {})];
    await page.route('**/v1/user/invites', (route) => route.fulfill({ json: { invites } }));
    await page.route('**/v1/workspace/invites/foreign', (route) =>
      route.fulfill({
        json: { workspace_name: 'Elsewhere', invited_by: 'olga@example.test', email: 'x@example.test' },
      }),
    );
    const refusals = [
      [410, 'invite_expired', 'This invitation has expired. Ask whoever sent it for a new one.'],
      [
        403,
        'invite_email_mismatch',
        'This invitation is for another address. Sign in with the address it was sent to.',
      ],
      [402, 'no_free_seat', 'Every seat of this workspace is taken. Ask one of its admins to free a seat.'],
      [409, 'something_else', 'The ledger is closed.'],
    ] as const;
    await page.addInitScript(() => localStorage.setItem('xi:invite_code', '"foreign"'));
    await page.goto(invitesPath);
    await expect(page.getByText(/is an invitation to Elsewhere for x@example.test/)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('xi:invite_code'))).toBeNull();
    const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await expect(card('Workspace one').getByText('Expired', { exact: true })).toBeVisible();
    await expect(card('Workspace one').getByRole('button', { name: 'Accept' })).toHaveCount(0);
    await expect(
      card('Workspace two').getByText('Every seat of this workspace is taken.', { exact: false }),
    ).toBeVisible();
    for (const [status, type, words] of refusals) {
      await page.unroute('**/invites/three/accept');
      await page.route('**/invites/three/accept', (route) =>
        route.fulfill({ status, json: { detail: { status: type, message: words } } }),
      );
      await card('Workspace three').getByRole('button', { name: 'Accept' }).click();
      await confirm(page, 'Move');
      await expect(card('Workspace three').getByText(words)).toBeVisible();
    }
    await page.route('**/invites/three/decline', (route) => route.fulfill({ json: { status: 'ok' } }));
    await card('Workspace three').getByRole('button', { name: 'Decline' }).click();
    await confirm(page, 'Decline');
    await toast(page, 'Invitation declined');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
  });
});
