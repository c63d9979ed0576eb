import type { Policies } from './policies.ts';

export const policiesEn: Policies = {
  userAgreement: {
    sections: [
      {
        heading: '1. Scope',
        text: 'This app is run by your company for its staff and the customers it authorises. By using it you confirm that your company has authorised you and that you accept this agreement.',
      },
      {
        heading: '2. Your account',
        text: 'Accounts are opened by your administrator. Keep your password to yourself and do not share an account. What is done with your account counts as done by you and is written to the audit log. If something looks wrong, change your password and tell your administrator at once.',
      },
      {
        heading: '3. Proper use',
        text: 'View and handle business data only as your work requires. Do not disclose customer data, rates, charges or documents, do not upload unlawful content or malware, and do not try to get around permissions.',
      },
      {
        heading: '4. Business data',
        text: 'Data you enter or upload belongs to your company, which keeps and uses it under its own rules. Approvals, cargo releases and invoices take effect once submitted: please check before you submit.',
      },
      {
        heading: '5. Changes and interruptions',
        text: 'Service may pause for upgrades, maintenance or events beyond control. Rates, schedules and tracking come from carriers and other third parties and are for reference; the actual documents prevail.',
      },
      {
        heading: '6. Ending',
        text: 'Your company may close your account when you leave, when cooperation ends, or when this agreement is broken. You may also ask in the app to have your account deleted; earlier business records stay valid.',
      },
    ],
  },
  privacyPolicy: {
    sections: [
      {
        heading: '1. What we collect',
        text: 'Work details such as account, name, department, position, phone and e-mail; the business data and files you enter; sign-in times, source addresses and what you did. Punch card, scanning and photos ask for location or camera only when you use them.',
      },
      {
        heading: '2. What it is for',
        text: 'Signing in, permissions, approvals, messages, handling business, and security audits. It is not used for advertising and is never sold or given to third parties that have nothing to do with the business.',
      },
      {
        heading: '3. Where it is kept',
        text: "On your company's own server. Passwords are stored as slow salted hashes that nobody can read. This device keeps only your sign-in token, your preferences and unfinished drafts; signing out removes the token.",
      },
      {
        heading: '4. Who can see it',
        text: 'Colleagues and customers see only what their permissions allow. Private files are visible to you and to those who take part in the business they belong to. Administrators can read the audit log.',
      },
      {
        heading: '5. How long',
        text: 'Business data is kept as long as company rules and the law require. When an account is deleted, personal details are removed or made anonymous, except records the law requires.',
      },
      {
        heading: '6. Your rights',
        text: 'You can see and correct your details, change your password, take back device permissions and ask for your account to be deleted. For questions, contact the administrator of your company.',
      },
    ],
  },
};
